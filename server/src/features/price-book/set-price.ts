import type { PriceTier } from '@quay/contract/price'
import type { priceBookRoutes } from '@quay/contract/price-book/routes'
import { checkTiers } from '@quay/domain/price/check-tiers'
import { formatDong } from '@quay/domain/text/format-number'
import type { z } from 'zod'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError, refuseField } from '../../db/domain-error.ts'
import { newId } from '../../db/new-id.ts'
import { refuseAs } from '../../db/refuse-as.ts'
import { keepPriceHistory } from '../product/write/price-history.ts'
import { applyDuePrices } from './apply-due-prices.ts'
import { type FollowedPrice, followPrices } from './follow-prices.ts'
import { lockPricedUnit } from './lock-priced-unit.ts'

type Body<Name extends 'setPrice' | 'setTiers' | 'setPosted'> = z.output<(typeof priceBookRoutes)[Name]['body']>

/**
 * Sets the price of a unit in the general list (no book) or in a book; null takes it out of the book. Throws `not-found`,
 * `product-merged`, `price-is-sum`, `price-needed` for a general price of nothing, and `price-moved` where it is not what the screen showed.
 * Gives the prices of this unit that moved in the books that follow it.
 */
export async function setPrice(
  tx: Tx,
  actor: Actor,
  { bookId, unitId, price, expected }: Body<'setPrice'>,
): Promise<FollowedPrice[]> {
  const unit = await lockUnit(tx, bookId, unitId)
  const before = bookId ? unit.bookPrice : unit.price
  if (before === price) {
    asBefore(tx)
    return []
  }
  refuseMoved(before, expected)
  if (bookId) await setBookPrice(tx, bookId, unit, price)
  else if (price === null) throw refuseField('price-needed', 'price')
  else await setGeneralPrice(tx, unit, price)
  const { productId, unitName: name } = unit
  const followed: FollowedPrice[] = []
  if (price !== null) {
    const kept = before === null ? [] : [{ id: unitId, name, price: before }]
    const subject = { productId, source: 'price.set' as const, bookName: unit.bookName }
    followed.push(...(await keepPriceHistory(tx, actor, subject, kept, [{ id: unitId, name, price }])))
  }
  if (bookId && price !== null) followed.push(...(await followPrices(tx, bookId, [unitId])))
  await auditPrice(tx, 'price.set', unit, { price: before }, { price })
  return followed
}

/** Sets the prices from a number on. Throws `not-found`, `product-merged`, `price-needed`, `price-moved`, and what checkTiers refuses. */
export async function setTiers(tx: Tx, { bookId, unitId, tiers, expected }: Body<'setTiers'>): Promise<void> {
  const unit = await lockUnit(tx, bookId, unitId)
  if (isSame(unit.tiers, tiers)) return asBefore(tx)
  if (!isSame(unit.tiers, expected))
    throw new DomainError('price-moved', { current: unit.tiers, currentText: inWords(unit.tiers) })
  const single = bookId ? unit.bookPrice : unit.price
  if (single === null) throw refuseField('price-needed', 'tiers')
  const refusal = checkTiers(tiers, single)
  if (refusal && !refusal.ok) throw refuseAs(refusal)
  await writeItem(tx, bookId, unit, { price: bookId ? single : null, tiers })
  await auditPrice(tx, 'price.set-tiers', unit, { tiers: inWords(unit.tiers) }, { tiers: inWords(tiers) })
}

/** Sets what a unit may cost at most; null takes the limit away. Throws `not-found`, `product-merged`, `price-moved`. */
export async function setPosted(tx: Tx, { unitId, price, expected }: Body<'setPosted'>): Promise<void> {
  const unit = await lockUnit(tx, null, unitId)
  if (unit.postedPrice === price) return asBefore(tx)
  refuseMoved(unit.postedPrice, expected)
  await tx.query('update product_unit set posted_price = $3 where store_id = $1 and id = $2', [
    tx.storeId,
    unitId,
    price,
  ])
  await touchProduct(tx, unit.productId)
  await auditPrice(tx, 'price.set-posted', unit, { postedPrice: unit.postedPrice }, { postedPrice: price })
}

interface PricedUnit {
  productId: string
  productCode: string
  unitId: string
  unitName: string
  isSum: boolean
  price: number
  postedPrice: number | null
  bookName: string | null
  bookPrice: number | null
  tiers: PriceTier[]
}

/** The unit with its price in the list asked for; what was due is written first, so that the newest is compared. */
async function lockUnit(tx: Tx, bookId: string | null, unitId: string): Promise<PricedUnit> {
  const { productId } = await lockPricedUnit(tx, unitId)
  if (!bookId) await applyDuePrices(tx, [productId])
  const [unit] = await tx.query<PricedUnit>(unitSql, [tx.storeId, unitId, bookId])
  if (!unit) throw refuseField('not-found', 'bookId', { kind: 'price-book', id: bookId })
  return unit
}

const unitSql = `
  select u.product_id, p.code as product_code, u.id as unit_id, u.name as unit_name, u.price,
    p.combo_price is not distinct from 'SUM' as is_sum, u.posted_price, k.name as book_name, i.price as book_price,
    coalesce(i.tiers, '[]') as tiers
  from product_unit u join product p on p.store_id = u.store_id and p.id = u.product_id
  left join price_book k on k.store_id = u.store_id and k.id = $3 and k.deleted_at is null
  left join price_book_item i on i.store_id = u.store_id and i.unit_id = u.id and i.book_id is not distinct from $3
  where u.store_id = $1 and u.id = $2 and ($3::uuid is null or k.id is not null)`

async function setGeneralPrice(tx: Tx, { unitId, productId, isSum }: PricedUnit, price: number): Promise<void> {
  if (isSum) throw refuseField('price-is-sum', 'price')
  await tx.query('update product_unit set price = $3 where store_id = $1 and id = $2', [tx.storeId, unitId, price])
  await touchProduct(tx, productId)
}

async function touchProduct(tx: Tx, productId: string): Promise<void> {
  await tx.query('update product set version = version + 1, changed_at = $3 where store_id = $1 and id = $2', [
    tx.storeId,
    productId,
    tx.now,
  ])
}

/** Out of the book its quantities go too. */
const setBookPrice = (tx: Tx, bookId: string, unit: PricedUnit, price: number | null) =>
  writeItem(tx, bookId, unit, { price, tiers: price === null ? [] : unit.tiers })

async function writeItem(
  tx: Tx,
  bookId: string | null,
  { productId, unitId }: PricedUnit,
  { price, tiers }: { price: number | null; tiers: readonly PriceTier[] },
): Promise<void> {
  await tx.query(
    `insert into price_book_item (store_id, id, book_id, product_id, unit_id, price, tiers, changed_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (store_id, unit_id, book_id) do update set price = excluded.price, tiers = excluded.tiers, changed_at = excluded.changed_at`,
    [tx.storeId, newId(), bookId, productId, unitId, price, JSON.stringify(tiers), tx.now],
  )
}

/** A copy of a call, or what already is: nothing is written again. */
function asBefore(tx: Tx): void {
  tx.repeated = true
}

function refuseMoved(current: number | null, expected: number | null): void {
  if (current === expected) return
  const currentText = current === null ? 'không đặt giá' : formatDong(current)
  throw new DomainError('price-moved', { current, currentText })
}

const isSame = (a: readonly PriceTier[], b: readonly PriceTier[]) =>
  a.length === b.length && a.every((tier, i) => tier.from === b[i]!.from && tier.price === b[i]!.price)

const inWords = (tiers: readonly PriceTier[]) =>
  tiers.map(({ from, price }) => `từ ${from}: ${formatDong(price)}`).join('; ') || 'không có'

function auditPrice(
  tx: Tx,
  action: 'price.set' | 'price.set-tiers' | 'price.set-posted',
  { productId, productCode, unitName, bookName }: PricedUnit,
  before: object,
  after: object,
): Promise<void> {
  const place = { unit: unitName, ...(action !== 'price.set-posted' && { priceBook: bookName ?? 'Giá chung' }) }
  return tx.audit(
    action,
    { kind: 'product', id: productId, code: productCode },
    { ...place, ...before },
    { ...place, ...after },
  )
}
