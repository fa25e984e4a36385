import type { Answer } from '@quay/contract/route'
import type { wardRoutes } from '@quay/contract/ward/routes'
import type { Province, Ward } from '@quay/contract/ward/shapes'
import { wardWords } from '@quay/domain/address/ward-words'
import type { z } from 'zod'
import type { Tx } from '../../db/connection/transaction.ts'

type WardQuery = z.output<(typeof wardRoutes)['list']['query']>
type Found = Answer<(typeof wardRoutes)['list']>['items'][number]

/** The provinces, by name without what stands before it. */
export const listProvinces = (tx: Tx): Promise<Province[]> => tx.query<Province>(provincesSql, [])

const provincesSql = `
  select code, name from province
  order by regexp_replace(name, '^(Thành phố|Tỉnh) ', '') collate "vi-x-icu"`

/**
 * Wards whose name of today, or a name of before that is in them now, has every word of the keyword at the beginning of a
 * word; whole words first, then names of today, then by name. Without a keyword all of the province.
 */
export async function findWards(tx: Tx, { provinceCode, keyword, limit }: WardQuery): Promise<Found[]> {
  const words = wardWords(keyword ?? '')
  return tx.query<Found>(wardsSql, [
    provinceCode ?? null,
    words.map(word => `% ${word}%`),
    words.map(word => `% ${word} %`),
    limit,
  ])
}

const wardsSql = `
  select w.code, w.name, w.province_code, p.name as province_name, found.former
  from (
    select distinct on (n.ward_code) n.ward_code, case when n.is_former then n.name end as former,
      n.folded like all($3::text[]) as is_whole, n.is_former
    from ward_name n join ward w on w.code = n.ward_code
    where n.folded like all($2::text[]) and ($1::text is null or w.province_code = $1)
    order by n.ward_code, n.folded like all($3::text[]) desc, n.is_former, n.name
  ) found join ward w on w.code = found.ward_code join province p on p.code = w.province_code
  order by found.is_whole desc, found.is_former, w.name collate "vi-x-icu", w.code limit $4`

/** Every ward, for files that name them. */
export const allWards = (tx: Tx): Promise<Ward[]> => tx.query<Ward>(allWardsSql, [])

const allWardsSql = `
  select w.code, w.name, w.province_code, p.name as province_name
  from ward w join province p on p.code = w.province_code`
