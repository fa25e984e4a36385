import type { productCareRoutes } from '@quay/contract/product-care/routes'
import type { likenesses } from '@quay/contract/product-care/shapes'
import type { z } from 'zod'
import type { Tx } from '../../../db/connection/transaction.ts'
import { DomainError } from '../../../db/domain-error.ts'
import { newId } from '../../../db/new-id.ts'
import { lockProducts, refuseMerged } from '../write/product-store.ts'

type Query = z.output<(typeof productCareRoutes)['duplicates']['query']>
type Pair = z.output<(typeof productCareRoutes)['duplicates']['response']>['pairs'][number]
type LikeProduct = Pair['one']
interface Found {
  one: string
  other: string
  likeness: (typeof likenesses)[number][]
}

/** How alike two folded names must be (share of trigrams) where a number says that two products are one. */
const alike = 0.3
/** A number that so many products bear is no number of a product. */
const tooCommon = 20

// A registration number may be written with the one before it in brackets, so each of its words counts. Barcodes differ
// by the zeros that some scanners put before them.
const pairsSql = `
  with p as materialized (
    select id, name, fold(name) as folded, registration_number from product where store_id = $1 and merged_into is null
  ), key as materialized (
    select distinct id, 'registration' as kind, word as key
    from p cross join lateral regexp_split_to_table(upper(p.registration_number), '[\\s(),;]+') word where length(word) >= 5
    union all
    select distinct product_id, 'barcode', ltrim(barcode, '0') from product_barcode where store_id = $1 and length(ltrim(barcode, '0')) >= 6
    union all
    select id, 'name', regexp_replace(folded, '[^[:alnum:]]+', ' ', 'g') from p
  ), telling as materialized (
    select kind, key from key group by kind, key having count(*) between 2 and ${tooCommon}
  )
  select a.id as one, b.id as other, array_agg(distinct a.kind order by a.kind) as likeness
  from telling t
  join key a on a.kind = t.kind and a.key = t.key
  join key b on b.kind = t.kind and b.key = t.key and b.id > a.id
  join p pa on pa.id = a.id join p pb on pb.id = b.id
  where (t.kind = 'name' or similarity(pa.folded, pb.folded) >= ${alike})
    and ($2::uuid is null or $2 in (a.id, b.id))
    and not exists (select from product_distinct d where d.store_id = $1 and d.one_id = a.id and d.other_id = b.id)
  group by a.id, b.id
  order by count(distinct a.kind) desc, min(pa.folded), a.id, b.id limit $3`

const productsSql = `
  select p.id, p.code, p.name, p.is_active::int as is_active, p.registration_number, m.name as manufacturer,
    coalesce((select u.name from product_unit u where u.store_id = $1 and u.product_id = p.id and u.is_base), '') as base_unit,
    coalesce((select sum(s.on_hand) from product_stock s where s.store_id = $1 and s.product_id = p.id), 0)::bigint as on_hand
  from product p left join manufacturer m on m.store_id = $1 and m.id = p.manufacturer_id
  where p.store_id = $1 and p.id = any($2::uuid[])`

/** Pairs of products that look like one, those with most reasons first; of one product where it is asked for. */
export async function findDuplicates(tx: Tx, { productId, limit }: Query): Promise<{ pairs: Pair[]; more: boolean }> {
  const found = await tx.query<Found>(pairsSql, [tx.storeId, productId ?? null, limit + 1])
  const shown = found.slice(0, limit)
  const products = await tx.query<LikeProduct>(productsSql, [
    tx.storeId,
    shown.flatMap(({ one, other }) => [one, other]),
  ])
  const byId = new Map(products.map(product => [product.id, product]))
  return {
    pairs: shown.map(({ one, other, likeness }) => ({ one: byId.get(one)!, other: byId.get(other)!, likeness })),
    more: found.length > limit,
  }
}

/** Remembers that two products are two. Throws `not-found`, `product-merged`. */
export async function keepApart(tx: Tx, productId: string, otherId: string): Promise<void> {
  const ids = [productId, otherId].sort()
  const [one, other] = await lockProducts(tx, ids, 'no key update')
  if (!one || !other) throw new DomainError('not-found', { kind: 'product', id: one ? otherId : productId })
  refuseMerged(one)
  refuseMerged(other)
  await tx.query(
    `insert into product_distinct (store_id, id, one_id, other_id) values ($1, $2, $3, $4) on conflict (store_id, one_id, other_id) do nothing`,
    [tx.storeId, newId(), one.id, other.id],
  )
  const subject = productId === one.id ? one : other
  await tx.audit('product.keep-apart', { kind: 'product', id: subject.id, code: subject.code }, undefined, {
    products: [`${one.code} ${one.name}`, `${other.code} ${other.name}`],
  })
}
