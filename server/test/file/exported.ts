import { readXlsx } from 'hucre/xlsx'
import type { Person, TestApp } from '../app.ts'

/** Asks for a list as an Excel file. */
export const askForFile = (shop: TestApp, person: Person, path: string, body: object) =>
  shop.app.inject({
    method: 'POST',
    url: `/mp/api/${path}`,
    headers: { authorization: `Bearer ${person.accessToken}`, 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  })

const isEmpty = (row: readonly unknown[]) => row.every(cell => cell === null || cell === '')

/** What stands above the titles of a report: its lines, up to the empty one. A list has none. */
export async function headOf({ rawPayload }: { rawPayload: Uint8Array }): Promise<string[]> {
  const { rows } = (await readXlsx(rawPayload)).sheets[0]!
  return rows.slice(0, Math.max(0, rows.slice(0, 12).findIndex(isEmpty))).map(([line]) => String(line))
}

const sums: readonly unknown[] = ['Đầu kỳ', 'Tổng cộng', 'Cuối kỳ']

/** Rows of a file without the sums below them: of a sum nothing is said but its name. */
export function withoutSums(rows: readonly unknown[][]): unknown[][] {
  const isSum = (row: readonly unknown[]) => {
    const words = row.filter(cell => typeof cell === 'string' && cell !== '')
    return words.length === 1 && sums.includes(words[0])
  }
  return rows.slice(0, rows.findLastIndex(row => !isSum(row)) + 1)
}

/** The rows of a file by the titles above them; below the head of a report. */
export async function rowsOf({ rawPayload }: { rawPayload: Uint8Array }) {
  const all = (await readXlsx(rawPayload)).sheets[0]!.rows
  const empty = all.slice(0, 12).findIndex(isEmpty)
  const [titles, ...rows] = all.slice(empty + 1)
  return rows.map(row => Object.fromEntries(titles!.map((title, place) => [String(title), row[place] ?? null])))
}
