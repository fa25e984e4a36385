import { randomBytes } from 'node:crypto'
import { newId } from '../src/db/new-id.ts'
import type { Person } from './app.ts'
import type { Shelved } from './shelf.ts'

// biome-ignore lint/suspicious/noExplicitAny: tests read answers of every route
type Json = any

let made = 0
const letters = (from: number) =>
  Array.from({ length: 4 }, (_, at) => String.fromCharCode(65 + (Math.floor(from / 26 ** at) % 26))).join('')

export interface KeptLine {
  goods: Shelved
  quantity?: number
  unit?: string
  /** Of one of the unit; Viên costs 1.000đ. */
  price?: number
  /** What the till's list said; left out, the price. */
  listPrice?: number
  source?: string
  vatRate?: number
  /** Base units of the goods' lots, by their place; left out, all of the first. */
  lots?: [place: number, quantity: number][]
  said?: Json[]
  /** Beside the line of the body. */
  item?: Json
}

/** A till without a network: it counts its sales, and writes each as the client does. */
export function keptTill(person: Person, token?: string) {
  const series = letters(process.pid * 131 + made++)
  let sequence = 0
  return {
    series,
    /** A sale for cash, or as `more` says. */
    sale(lines: KeptLine[], { offline, ...more }: Json = {}) {
      sequence++
      const id = newId()
      const said = lines.map(
        ({
          goods,
          quantity = 1,
          unit = 'Viên',
          price = 1_000,
          listPrice = price,
          source = 'UNIT',
          vatRate = 5,
          lots,
          said: own,
        }) => ({
          unitPrice: price,
          listPrice,
          source,
          promotionDiscount: 0,
          lineDiscount: 0,
          promotionShare: 0,
          orderShare: 0,
          pointShare: 0,
          net: quantity * price,
          vat: vatRate > 0 ? Math.round((quantity * price * vatRate) / (100 + vatRate)) : 0,
          vatRate,
          lots:
            own ??
            (lots ?? (goods.lots.length ? [[0, quantity * ratios[unit]!] as const] : [])).map(([place, base]) => ({
              lotId: goods.lots[place],
              number: `L${place}`,
              expiryDate: null,
              quantity: base,
            })),
          promotions: [],
          product: { name: goods.name, unitName: unit, ratio: ratios[unit] },
        }),
      )
      const payable = said.reduce((sum, { net }) => sum + net, 0)
      return {
        id,
        branchId: person.branchId,
        sellerId: person.profile.id,
        items: lines.map(({ goods, quantity = 1, unit = 'Viên', item }) => ({
          productId: goods.id,
          unitId: goods.units[unit],
          quantity,
          ...item,
        })),
        payments: [{ method: 'CASH', amount: payable }],
        expectedPayable: payable,
        expectedRounding: 0,
        usesVat: true,
        ...more,
        offline: {
          format: 2,
          localNumber: `OFF-${id.slice(-6).toUpperCase()}`,
          series,
          sequence,
          // Two alike within a minute would look like one sale twice.
          soldAt: new Date(Date.now() - 3_600_000 + sequence * 120_000).toISOString(),
          slug: randomBytes(16).toString('base64url'),
          clock: { offsetMs: 0, sinceContactMs: 3_600_000, isDoubtful: false },
          lines: said,
          ...offline,
        },
      }
    },
    /** Sends sales in one batch, and again those for which a busy server had no time, as the client does. Gives their results. */
    async send(sales: unknown[], by: Person = person): Promise<Json[]> {
      const { status, data, body } = await by.post('bill/batch', {
        ...(token && { deviceToken: token }),
        client: { build: 'test', format: 2 },
        sales,
      })
      if (status !== 200) throw new Error(`bill/batch: ${status} ${JSON.stringify(body)}`)
      const results: Json[] = data.results
      const waiting = results.flatMap(({ kind }, at) => (kind === 'later' ? [at] : []))
      if (waiting.length === 0) return results
      const again = await this.send(
        waiting.map(at => sales[at]),
        by,
      )
      return results.map((result, at) => (waiting.includes(at) ? again[waiting.indexOf(at)] : result))
    },
  }
}

const ratios: Record<string, number> = { Viên: 1, Vỉ: 10, Hộp: 100 }

/** Registers the browser of a person as a till, and gives its token. */
export async function registerTill(person: Person, overrides: object = {}): Promise<{ id: string; token: string }> {
  const secret = randomBytes(32).toString('base64url')
  const id = newId()
  const { status, body } = await person.post('device', {
    id,
    name: `Quầy ${++made}`,
    prefix: `Q${made % 1000}`,
    secret,
    ...overrides,
  })
  if (status !== 201) throw new Error(`device: ${status} ${JSON.stringify(body)}`)
  return { id, token: `${id}.${secret}` }
}

/** The kinds of the flags of a result. */
export const kindsOf = (result: Json): string[] => result.flags.map(({ kind }: { kind: string }) => kind).sort()
