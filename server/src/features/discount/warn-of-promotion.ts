import type { Promotion } from '@quay/contract/discount/promotion'
import type { DiscountBody } from '@quay/contract/discount/shapes'
import type { PromotionWarning } from '@quay/contract/discount/warning'
import { draftPromotion } from '@quay/domain/discount/draft-promotion'
import { mayPromote } from '@quay/domain/discount/validity/may-promote'
import { warnPromotion } from '@quay/domain/discount/warn-promotion'
import { branchClock } from '@quay/domain/price/branch-clock'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { branchOf, may } from '../../http/caller/rights.ts'
import { readBranchDay } from '../branch/read-branch-day.ts'
import { vietnamTodaySql } from '../medicine/medicine-sql.ts'
import { readCosts } from '../price-book/read-costs.ts'
import { unitPriceSql } from '../product/read/combo-sql.ts'
import { readSetting } from '../setting/read-setting.ts'
import { promotedGoodsSql } from './promoted-goods-sql.ts'
import { readRunningPromotions } from './running-promotions.ts'

/** Of so many goods it is looked at what they cost: an owner reads a few names, not thousands. */
const mostGoods = 300

interface UnitRow {
  productId: string
  unitId: string
  name: string
  price: number
  manufacturerId: string | null
  promotable: boolean | null
  isMedicine: boolean
  groupIds: string[] | null
}

/** Units of the goods that rows name; of all goods where none is named. */
const unitsSql = `
  select p.id as product_id, u.id as unit_id, p.name, ${unitPriceSql} as price, p.manufacturer_id, p.promotable, p.is_medicine, p.group_ids
  from (
    select p.store_id, p.id, p.name, p.combo_price, ${promotedGoodsSql}
    from product p
    where p.store_id = $1 and p.is_active and p.merged_into is null
      and ($6 or p.id = any($2::uuid[]) or p.manufacturer_id = any($4::uuid[])
        or p.id in (select x.product_id from product_unit x where x.store_id = $1 and x.id = any($3::uuid[]))
        or p.group_id in (select g.id from product_group g left join product_group up on up.store_id = $1 and up.id = g.parent_id
          where g.store_id = $1 and (g.id = any($5::uuid[]) or g.parent_id = any($5::uuid[]) or up.parent_id = any($5::uuid[]))))
    order by p.id limit ${mostGoods} offset 0
  ) p join product_unit u on u.store_id = p.store_id and u.product_id = p.id and u.is_active`

const usedSql = 'select used_count, used_amount from discount where store_id = $1 and id = $2'

const codesSql = `
  select exists (select from voucher_code where store_id = $1 and discount_id = $2 and state in ('UNUSED', 'ISSUED')
    and (state = 'UNUSED' or not $3) and (expires_on is null or expires_on >= ${vietnamTodaySql})) as has_codes`

/** What of a promotion that somebody writes should be looked at again. */
export async function warnOfPromotion(
  tx: Tx,
  actor: Actor,
  { id, ...body }: DiscountBody & { id: string },
): Promise<PromotionWarning[]> {
  const branchId = branchOf(actor, undefined)
  const draft = draftPromotion(id, body)
  const isVoucher = draft.effect === 'VOUCHER'
  const [{ timeZone }, others, promotesMedicines, [used], [codes], units] = await Promise.all([
    readBranchDay(tx, branchId),
    readRunningPromotions(tx),
    readSetting(tx, 'promoteMedicines'),
    tx.query<Pick<Promotion, 'usedCount' | 'usedAmount'>>(usedSql, [tx.storeId, id]),
    tx.query<{ hasCodes: boolean }>(codesSql, [tx.storeId, isVoucher ? draft.voucherDiscountId : id, isVoucher]),
    tx.query<UnitRow>(unitsSql, [tx.storeId, ...idsOf(draft)]),
  ])
  const productIds = [...new Set(units.map(({ productId }) => productId))]
  const costs = may(actor, { model: 'cost', action: 'read' }) ? await readCosts(tx, branchId, productIds) : null
  const isNamedAtAll = draft.goods.length + draft.target.length + draft.buy.length > 0
  return warnPromotion(
    { ...draft, ...used },
    {
      at: branchClock(tx.now.toISOString(), timeZone),
      hasCodes: codes!.hasCodes,
      isCampaign: body.isCampaign ?? false,
      isAnnounced: Boolean(body.noticeRef),
      others,
      units: units
        .map(({ isMedicine, promotable, groupIds, ...unit }) => ({
          ...unit,
          groupIds: groupIds ?? [],
          isPromotable: mayPromote({ promotable }, isMedicine, promotesMedicines),
          cost: costs?.get(unit.unitId)?.cost ?? costs?.get(unit.unitId)?.lastPurchase ?? null,
        }))
        // A promotion of all goods passes medicines over, as its owner knows.
        .filter(({ isPromotable }) => isNamedAtAll || isPromotable),
    },
  )
}

/** What is named, by kind, and whether all goods are meant. */
function idsOf({ goods, target, buy }: Promotion): unknown[] {
  const rows = target.length > 0 ? target : buy.length > 0 ? buy : goods
  const of = (kind: (typeof rows)[number]['kind']) => rows.flatMap(row => (row.kind === kind ? [row.id] : []))
  return [of('PRODUCT'), of('UNIT'), of('MANUFACTURER'), of('GROUP'), rows.length === 0]
}
