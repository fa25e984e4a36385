import type { InvoiceGoods } from '@quay/contract/inbound/shapes'
import { fold } from '@quay/domain/text/fold'
import type { Tx } from '../../../db/connection/transaction.ts'
import { readInvoiceGoods } from './read-invoice-goods.ts'

const mostLike = 12
/** Of the three-letter pieces of two names, the share that both have; below it a name has nothing to do with the other. */
const leastAlike = 0.15
/** Goods whose whole names are compared, those that share most words with the line first. */
const mostCompared = 300
/** Goods that one piece of a word may bring: a word that a store writes on everything tells nothing. */
const mostOfPiece = 2_000
const mostWords = 3
const pieceLength = 5

/** Words of packing and form, which stand on many goods. */
const common = new Set([
  'chai',
  'dang',
  'dung',
  'dich',
  'goi',
  'hop',
  'lieu',
  'loai',
  'nang',
  'nen',
  'ong',
  'phim',
  'thuoc',
  'tuyp',
  'uong',
  'vien',
])

/**
 * The goods whose names are most like one of a supplier's, the likest first; figures such as a strength count like letters.
 * The search index gives the candidates, so a large store costs hardly more than a small one.
 */
export async function listLikeGoods(tx: Tx, { name }: { name: string }): Promise<InvoiceGoods[]> {
  const found = await tx.query<{ id: string }>(likeGoodsSql, likeGoodsValues(tx.storeId, name))
  const ids = found.map(({ id }) => id)
  const goods = new Map((await readInvoiceGoods(tx, ids)).map(one => [one.id, one]))
  return ids.flatMap(id => goods.get(id) ?? [])
}

/** What `likeGoodsSql` takes: the store, the folded name, the pieces that are looked up, the figures, and the limits. */
export const likeGoodsValues = (storeId: string, name: string) => {
  const folded = fold(name)
  return [
    storeId,
    folded,
    piecesOf(folded),
    folded.match(/\d+/g) ?? [],
    leastAlike,
    mostLike,
    mostOfPiece,
    mostCompared,
  ]
}

/**
 * Pieces of the longest words: an active ingredient is longer than what stands around it. Suppliers spell the beginning
 * or the end of a name otherwise (Cephalexin, Amoxicillin), so a long word is looked up by both.
 */
function piecesOf(folded: string): string[] {
  const words = [...new Set(folded.match(/\p{L}{3,}/gu))].toSorted((a, b) => b.length - a.length)
  const telling = words.filter(word => !common.has(word))
  return (telling.length ? telling : words)
    .slice(0, mostWords)
    .flatMap(word =>
      word.length < pieceLength + 3
        ? [word.slice(0, pieceLength)]
        : [word.slice(0, pieceLength), word.slice(-pieceLength)],
    )
}

// The names of a few candidates only are folded and compared. A key of the search begins with the folded name.
export const likeGoodsSql = `
  with hit as materialized (
    select h.id, count(*) + (select count(*) from unnest($4::text[]) f where strpos(min(h.key), f) > 0) as shared
    from unnest($3::text[]) piece
    cross join lateral (
      select id, key from hits_of_product_search(array['%' || piece || '%'], '{}', piece) limit $7
    ) h
    group by h.id order by shared desc, h.id limit $8
  )
  select p.id
  from hit cross join lateral (
    select one.id, one.name, similarity(fold(one.name), $2) as alike from product one
    where one.store_id = $1 and one.id = hit.id and one.is_active and one.merged_into is null and one.type not in (3, 4) limit 1
  ) p
  where p.alike >= $5
  order by p.alike desc, p.name collate "vi-x-icu", p.id limit $6`
