import type { Person, Reply } from './app.ts'
import type { Shelved } from './shelf.ts'

// biome-ignore lint/suspicious/noExplicitAny: tests read answers of every route
type Json = any

/** What somebody counted, in tablets unless said otherwise: `counted(product, { LO1: 10 })`. */
export interface CountOverrides {
  countedAt?: string
  startedAt?: string
  revision?: number
  expiryDate?: string
  bucket?: 'sellable' | 'quarantine'
  isRemoved?: boolean
}

/** A line as a phone sends it: base units of a lot, counted just now. */
export function countLine(product: Shelved, lotNumber: string, quantity: number, overrides: CountOverrides = {}) {
  const countedAt = overrides.countedAt ?? new Date().toISOString()
  return {
    productId: product.id,
    lotNumber,
    parts: [{ unitId: product.units.Viên, quantity }],
    startedAt: overrides.startedAt ?? countedAt,
    revision: 1,
    ...overrides,
    countedAt,
  }
}

/** A check of the branch, or of what `body` says. */
export const openCheck = async (person: Person, body: object = {}): Promise<Json> =>
  (await made(person.post('inventory-check', { kind: 'BRANCH', isBlind: true, ...body }))).data

/** A sheet of the person's on a check. */
export const openSheet = async (person: Person, checkId: string, body: object = {}): Promise<Json> =>
  (await made(person.post(`inventory-check/${checkId}/sheet`, body))).data

/** Sends lines to a sheet. */
export const sendLines = (person: Person, sheetId: string, lines: object[], clock = new Date().toISOString()) =>
  person.post(`count-sheet/${sheetId}/line`, { clock, lines })

/** Opens a sheet and counts the lines on it. */
export async function countOn(person: Person, checkId: string, lines: object[], body: object = {}): Promise<Json> {
  const sheet = await openSheet(person, checkId, body)
  const reply = await sendLines(person, sheet.id, lines)
  const refused = reply.data?.results?.find((result: Json) => result.outcome === 'refused')
  if (reply.status !== 200 || refused) throw new Error(`count-sheet: ${JSON.stringify(reply.body)}`)
  return sheet
}

/** The result of a check by lot: `lineOf(review, product, 'LO1')`. */
export const reviewOf = async (person: Person, checkId: string, query = ''): Promise<Json> =>
  (await person.get(`inventory-check/${checkId}/review?limit=500${query}`)).data

export const lineOf = (review: Json, product: Shelved, lotNumber: string): Json =>
  review.items.find((line: Json) => line.productId === product.id && line.lotNumber === lotNumber)

/** What lies on a lot's shelf now: quantity and value. */
export async function shelfOf(person: Person, product: Shelved, place = 0): Promise<[quantity: number, value: number]> {
  const { data } = await person.get(`lot?productId=${product.id}&withEmpty=true&limit=200`)
  const lot = data.items.find((one: Json) => one.id === product.lots[place])
  return [lot.quantity, lot.value]
}

async function made(reply: Promise<Reply>): Promise<Reply> {
  const { status, body, data } = await reply
  if (status >= 300) throw new Error(JSON.stringify(body))
  return { status, body, data }
}
