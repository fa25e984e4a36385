import type { SampleSize, Trial, TrialBody, TrialLine } from '@quay/contract/discount/trial'
import type { Actor, Tx } from '../../../db/connection/transaction.ts'
import { branchOf } from '../../../http/caller/rights.ts'
import { tradedSql } from '../../product/read/combo-sql.ts'
import { readRunningPromotions } from '../running-promotions.ts'
import { readTriedGoods } from './tried-goods.ts'
import { readTriedPlace } from './tried-place.ts'

/** So many bills tell what a store sells. */
const lookedAt = 300
const candidatesAtMost = 12

interface Candidate {
  productId: string
  unitId: string
  isNamed: boolean
}

/**
 * Goods for samples: those that the promotion names and others, of each those first that may be promoted and that the last bills of the branch
 * sold most. A promotion without rows names all.
 */
const candidatesSql = `
  select c.product_id, c.unit_id, c.is_named from (
    select u.product_id, u.id as unit_id, n.is_named,
      row_number() over (partition by n.is_named order by coalesce(p.promotable, $4 or not (p.type = 1 or p.medicine_id is not null)) desc,
        coalesce(s.bills, 0) desc, p.code) as place
    from product p
    join product_unit u on u.store_id = $1 and u.product_id = p.id and u.is_active and u.is_sold and u.price > 0
    left join (select i.product_id, i.unit_id, count(*) as bills from (
        select id from bill where store_id = $1 and branch_id = $2 and status = 'SUCCEED' order by sold_at desc, id desc limit ${lookedAt}) b
      join bill_item i on i.store_id = $1 and i.bill_id = b.id and i.gift_discount_id is null group by i.product_id, i.unit_id) s
      on s.product_id = p.id and s.unit_id = u.id
    cross join lateral (select cardinality($3::uuid[]) > 0 and (p.id = any($3::uuid[]) or u.id = any($3::uuid[])
      or p.manufacturer_id = any($3::uuid[]) or exists (select from product_group g
        left join product_group above on above.store_id = $1 and above.id = g.parent_id
        where g.store_id = $1 and g.id = p.group_id and (g.id = any($3::uuid[]) or g.parent_id = any($3::uuid[]) or above.parent_id = any($3::uuid[])))
      ) as is_named) n
    where p.store_id = $1 and ${tradedSql('$2::uuid')} and p.is_sold_directly and p.merged_into is null
  ) c where c.place <= ${candidatesAtMost} order by c.is_named desc, c.place`

/** All that a browser needs to try promotions at each key: those that run, price books, and three carts of the store's own goods. */
export async function startTrial(tx: Tx, actor: Actor, body: TrialBody): Promise<Trial> {
  const branchId = branchOf(actor, body.branchId)
  const sellerId = actor.employeeId
  const [place, promotions] = await Promise.all([
    readTriedPlace(tx, actor, { branchId, sellerId }),
    readRunningPromotions(tx),
  ])
  const named = body.goods.map(({ id }) => id)
  const candidates = await tx.query<Candidate>(candidatesSql, [tx.storeId, branchId, named, place.promotesMedicines])
  const goods = await readTriedGoods(
    tx,
    candidates.map(({ productId }) => productId),
    branchId,
    place.promotesMedicines,
  )
  const lineOf = ({ productId, unitId }: Candidate, quantity: number): TrialLine => ({
    ...goods.unitOf({ productId, unitId }),
    quantity,
    sold: null,
  })
  return {
    buyer: { branchId, sellerId, at: place.now, channel: 'COUNTER', customer: null },
    books: place.books.map(({ id, name, startsAt, endsAt, groupIds, offList, onRequest }) => ({
      id,
      name,
      startsAt,
      endsAt,
      groupIds,
      offList,
      ...(onRequest !== undefined && { onRequest }),
    })),
    promotions,
    samples: samplesOf(candidates).map(({ size, items }) => ({
      size,
      lines: items.map(({ candidate, quantity }) => lineOf(candidate, quantity)),
    })),
  }
}

/** One piece of what is promoted; two of it beside two others; five each of many. None where the store sells nothing yet. */
function samplesOf(candidates: readonly Candidate[]) {
  const own = candidates.filter(({ isNamed }) => isNamed)
  const others = candidates.filter(({ isNamed }) => !isNamed)
  const [first = others[0], second = others[1]] = own
  if (!first) return []
  const beside = others.filter(one => one !== first && one !== second)
  const take = (list: readonly (Candidate | undefined)[], quantity: number) =>
    list.flatMap(candidate => (candidate ? [{ candidate, quantity }] : []))
  const large = own.length > 0 ? own.slice(0, 4) : others.slice(0, 4)
  const samples: { size: SampleSize; items: { candidate: Candidate; quantity: number }[] }[] = [
    { size: 'SMALL', items: take([first], 1) },
    { size: 'USUAL', items: [...take([first], 2), ...take([second], 1), ...take(beside.slice(0, 2), 1)] },
    { size: 'LARGE', items: [...take(large, 5), ...take(beside.filter(one => !large.includes(one)).slice(0, 4), 3)] },
  ]
  return samples
}
