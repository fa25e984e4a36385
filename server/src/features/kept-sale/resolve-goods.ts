import type { KeptSale, SaidLine } from '@quay/contract/bill/kept-sale'
import { productType } from '@quay/contract/enumeration'
import type { Flag } from '@quay/domain/bill/said/said-sale'
import type { Tx } from '../../db/connection/transaction.ts'
import { newId } from '../../db/new-id.ts'
import { insertWithCode } from '../../db/write/insert-with-code.ts'
import { productCodes } from '../product/codes.ts'
import { holdSurvivors } from '../product/write/hold-products.ts'
import { keepFound } from '../product/write/keep-found.ts'

type Item = KeptSale['items'][number]

/** The lines of a kept sale by what their goods, units and lots are now. */
export interface ResolvedGoods {
  items: Item[]
  lines: SaidLine[] | undefined
  flags: Flag[]
}

interface LotRow {
  id: string
  /** What a merge left of it. */
  now: string
}
interface UnitRow {
  id: string
  productId: string
  ratio: number
  isBase: boolean
  isActive: boolean
}

/**
 * Follows what became of the goods of a kept sale: merged goods are what they are now, in the unit of the same size; a unit or goods that were deleted meanwhile
 * come back out of use, as the paper calls them, because the sale happened. `time` is when it was sold, in words.
 */
export async function resolveGoods(tx: Tx, { items, offline }: KeptSale, time: string): Promise<ResolvedGoods> {
  const asked = [...new Set(items.map(item => item.productId))]
  const lotIds = (offline.lines ?? []).flatMap(line => line.lots.map(({ lotId }) => lotId))
  const nowOf = await holdSurvivors(tx, asked)
  const flags: Flag[] = []
  for (const [place, { productId, unitId }] of items.entries()) {
    if (nowOf.has(productId)) continue
    const said = offline.lines?.[place]
    const name = await bringBack(tx, { productId, unitId, said })
    nowOf.set(productId, productId)
    flags.push({ kind: 'product-gone', details: { product: name, productId, time } })
  }
  const [lots, units] = await Promise.all([
    tx.query<LotRow>(lotsSql, [
      tx.storeId,
      [...new Set([...lotIds, ...items.flatMap(item => item.lots?.map(lot => lot.lotId) ?? [])])],
    ]),
    tx.query<UnitRow>(unitsSql, [tx.storeId, [...new Set(nowOf.values())], items.map(item => item.unitId)]),
  ])
  const lotNow = new Map(lots.map(row => [row.id, row.now]))
  const lotOf = (id: string) => lotNow.get(id) ?? id
  const resolved: Item[] = []
  const sold: number[] = []
  for (const [place, item] of items.entries()) {
    const productId = nowOf.get(item.productId)!
    const unitId = await unitFor(tx, units, { productId, unitId: item.unitId, said: offline.lines?.[place] })
    const { ratio } = units.find(({ id }) => id === unitId)!
    sold.push(item.quantity * ratio)
    resolved.push({
      ...item,
      productId,
      unitId,
      ...(item.lots && { lots: item.lots.map(lot => ({ ...lot, lotId: lotOf(lot.lotId) })) }),
    })
  }
  const productNow = (id: string | undefined) => id && (nowOf.get(id) ?? id)
  return {
    items: resolved,
    lines: offline.lines?.map((line, place) => ({
      ...line,
      lots: noMoreThan(sold[place] ?? 0, line.lots).map(lot => ({
        ...lot,
        lotId: lotOf(lot.lotId),
        productId: productNow(lot.productId),
      })),
    })),
    flags,
  }
}

/** A line took no more of its own lots than it sold; those of a combo's components say whose they are. */
function noMoreThan(sold: number, lots: SaidLine['lots']): SaidLine['lots'] {
  let open = sold
  return lots.flatMap(lot => {
    if (lot.productId) return [lot]
    const quantity = Math.min(lot.quantity, open)
    open -= quantity
    return quantity > 0 ? [{ ...lot, quantity }] : []
  })
}

const lotsSql = 'select id, coalesce(merged_into, id) as now from lot where store_id = $1 and id = any($2::uuid[])'
const unitsSql = `
  select id, product_id, ratio, is_base, is_active from product_unit
  where store_id = $1 and (product_id = any($2::uuid[]) or id = any($3::uuid[])) order by is_active desc, position`

interface Wanted {
  productId: string
  unitId: string
  said: SaidLine | undefined
}

/** The unit of a line: itself, else one of the same size, else it comes back out of use. */
async function unitFor(tx: Tx, units: UnitRow[], { productId, unitId, said }: Wanted): Promise<string> {
  const named = units.find(({ id }) => id === unitId)
  if (named?.productId === productId) return unitId
  const ratio = named?.ratio ?? said?.product.ratio ?? 1
  const same = units.find(unit => unit.productId === productId && unit.ratio === ratio)
  if (same) return same.id
  // An id is one unit's for ever: that of a merged product stays with it.
  const id = named ? newId() : unitId
  const name = said?.product.unitName ?? `Đơn vị ${ratio}`
  await tx.insert('product_unit', [
    {
      id,
      productId,
      name,
      ratio,
      price: said?.listPrice ?? 0,
      isBase: false,
      isActive: false,
      isSold: false,
      position: 99,
    },
  ])
  units.push({ id, productId, ratio, isBase: false, isActive: false })
  return id
}

/** Writes goods that were deleted again, out of use, and gives their name. */
async function bringBack(tx: Tx, { productId, unitId, said }: Wanted): Promise<string> {
  const name = said?.product.name ?? 'Hàng đã xóa'
  const row = {
    id: productId,
    type: productType.PACKAGE,
    name,
    isLotManaged: said?.lots.some(({ number }) => number !== '') ?? false,
    vatRate: said?.vatRate ?? 0,
    isActive: false,
    changedAt: tx.now,
  }
  const code = (await insertWithCode(tx, { codes: productCodes, code: undefined, row }))!
  const ratio = said?.product.ratio ?? 1
  const price = said?.listPrice ?? 0
  const unit = { productId, price, isSold: true, isActive: true }
  await tx.insert('product_unit', [
    { ...unit, id: unitId, name: said?.product.unitName ?? 'Đơn vị', ratio, isBase: ratio === 1, position: 0 },
    ...(ratio === 1
      ? []
      : [
          {
            ...unit,
            id: newId(),
            name: 'Đơn vị nhỏ nhất',
            ratio: 1,
            isBase: true,
            isSold: false,
            price: 0,
            position: 1,
          },
        ]),
  ])
  await keepFound(tx, [productId])
  // Tills hear of it as of goods out of use.
  await tx.query('delete from product_gone where store_id = $1 and id = $2', [tx.storeId, productId])
  await tx.audit('product.create', { kind: 'product', id: productId, code }, undefined, { name, code, isActive: false })
  return name
}
