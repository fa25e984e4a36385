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

/** The rows of a file by the titles above them. */
export async function rowsOf({ rawPayload }: { rawPayload: Uint8Array }) {
  const [titles, ...rows] = (await readXlsx(rawPayload)).sheets[0]!.rows
  return rows.map(row => Object.fromEntries(titles!.map((title, place) => [String(title), row[place] ?? null])))
}
