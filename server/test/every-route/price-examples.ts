import type { Call } from './examples.ts'
import type { Row, World } from './world.ts'

const formula = { base: 'general', adjustUnit: 1, adjustValue: -500, rounding: 100 }

/** Calls about prices that are carried out. A price says what it was before, so the rows are read. */
export const priceExamples: Record<string, (world: World) => Partial<Call>> = {
  'priceBook.create': () => ({ body: { name: `Bảng ${crypto.randomUUID().slice(0, 8)}`, formula } }),
  'priceBook.setPrice': world => ({
    body: { bookId: null, ...unitOf(world, row => ({ expected: row.price })), price: 4_321 },
  }),
  'priceBook.setTiers': world => ({
    body: { bookId: book(world).id, ...pricedIn(world), tiers: [{ from: 9, price: 3 }], expected: [] },
  }),
  'priceBook.setPosted': world => ({
    body: { ...unitOf(world, row => ({ expected: row.posted_price })), price: 99_999 },
  }),
  'priceBook.previewFormula': world => ({ params: { id: String(book(world).id) }, body: { formula } }),
  // Prices that other calls made small may come to nothing: that is meant here.
  'priceBook.previewGeneralFormula': () => ({ body: { formula } }),
  'priceBook.applyGeneralFormula': () => ({ body: { formula, makesZero: true } }),
  'priceBook.applyFormula': world => ({ params: { id: String(book(world).id) }, body: { formula, makesZero: true } }),
  'plannedPrice.create': world => ({
    body: { ...unitOf(world, () => ({})), startsAt: '2037-05-05T08:00', price: 5_000 },
  }),
  'plannedPrice.cancel': world => {
    const planned = world.rows.get('price_change')!.find(row => row.state === 'PENDING')!
    return { params: { id: planned.id! }, body: { version: planned.version } }
  },
  'customerGroup.create': () => ({ body: { name: `Nhóm ${crypto.randomUUID().slice(0, 8)}` } }),
}

const book = (world: World): Row => world.rows.get('price_book')!.find(row => !row.deleted_at)!

function unitOf(world: World, more: (row: Row) => object) {
  const active = world.rows
    .get('product')!
    .filter(row => row.is_active && !row.merged_into && row.combo_price !== 'SUM')
  const unit = world.rows
    .get('product_unit')!
    .find(row => row.is_active && active.some(({ id }) => id === row.product_id))!
  return { unitId: unit.id, ...more(unit) }
}

function pricedIn(world: World) {
  const item = world.rows.get('price_book_item')!.find(row => row.book_id === book(world).id && row.price !== null)!
  return { unitId: item.unit_id }
}
