import type { AccountKind } from '@quay/contract/enumeration'
import type { Output } from '@quay/contract/route'
import type { tillRoutes } from '@quay/contract/till/routes'
import { discountAuthority } from '@quay/domain/access/authority'
import { booksAt, type ScopedBook } from '@quay/domain/price/books-at'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { branchOf, may } from '../../http/caller/rights.ts'
import { cashRoundingOf } from '../bill/sale-place.ts'
import { readPromotionsOfTill } from '../discount/running-promotions.ts'
import { readEarning } from '../point/read-earning.ts'
import { booksSql } from '../price-book/price-sql.ts'
import { readBranchPrint } from '../print-template/print-template-store.ts'
import { readSetting } from '../setting/read-setting.ts'
import { readOwnShift } from '../shift/shift-queries.ts'
import { readDisplayPictures } from '../store/store-queries.ts'
import { readSurcharges } from '../surcharge/surcharge-store.ts'
import { addressLineOf } from '../ward/ward-of.ts'

type TillContext = Output<(typeof tillRoutes)['context']>

/** What a till must know besides its goods: the branch and its funds, and what the seller may do. */
export async function readTillContext(
  tx: Tx,
  actor: Actor,
  query: { branchId?: string | undefined; promotionVersion?: string | undefined },
): Promise<TillContext> {
  const branchId = branchOf(actor, query.branchId)
  const [
    [place],
    accounts,
    discountLimit,
    nearExpiry,
    sellsWithoutStock,
    usesVat,
    print,
    books,
    promotions,
    promotesMedicines,
    shift,
    [pairList],
    roundCash,
    roundCashWay,
    takesOffline,
    cashLimit,
    offlineHours,
    offlineDebt,
    surcharges,
    earning,
    displayPictures,
  ] = await Promise.all([
    tx.query<Pick<TillContext, 'branch' | 'store'>>(placeSql, [tx.storeId, branchId]),
    tx.query<TillContext['bankAccounts'][number] & { kind: AccountKind }>(accountsSql, [tx.storeId, branchId]),
    readSetting(tx, 'discountLimit'),
    readSetting(tx, 'nearExpiryDays'),
    readSetting(tx, 'sellWithoutStock'),
    readSetting(tx, 'useVat'),
    readBranchPrint(tx, branchId),
    tx.query<{ books: ScopedBook[] | null }>(`select ${booksSql('$1')} as books`, [tx.storeId]),
    readPromotionsOfTill(tx, query.promotionVersion),
    readSetting(tx, 'promoteMedicines'),
    readOwnShift(tx, actor, branchId),
    tx.query<{ id: string }>('select id from pair_list where store_id = $1', [tx.storeId]),
    readSetting(tx, 'roundCash'),
    readSetting(tx, 'roundCashWay'),
    readSetting(tx, 'offlineReturns'),
    readSetting(tx, 'cashRefundLimit'),
    readSetting(tx, 'offlineHours'),
    readSetting(tx, 'offlineDebtLimit'),
    readSurcharges(tx, branchId),
    readEarning(tx, branchId),
    readDisplayPictures(tx),
  ])
  return {
    ...place!,
    cashAccountId: accounts.find(account => account.kind === 'CASH')!.id,
    bankAccounts: accounts.filter(account => account.kind !== 'CASH'),
    priceBooks: booksAt(books[0]?.books ?? [], { branchId, sellerId: actor.employeeId }),
    ...promotions,
    promotesMedicines,
    earning,
    sellerId: actor.employeeId,
    maySellOverPosted: may(actor, { model: 'posted_price', action: 'update' }),
    maySellContraindicated: may(actor, { model: 'contraindicated_pair', action: 'create' }),
    pairListId: pairList?.id ?? null,
    maySellWithoutPrescription: may(actor, { model: 'no_prescription', action: 'create' }),
    mayChangePrice: may(actor, { model: 'sale_price', action: 'update' }),
    // As the bill reads it, so that the till allows what the server will.
    discountLimit: discountAuthority(actor, discountLimit),
    sellsWithoutStock,
    cashRounding: cashRoundingOf(roundCash, roundCashWay),
    offlineReturns: takesOffline && may(actor, { model: 'return', action: 'create' }) ? { cashLimit } : null,
    offline: { hours: offlineHours, debtLimit: offlineDebt },
    usesVat,
    mayOwe: may(actor, { model: 'negative_stock', action: 'create' }),
    isPharmacist: actor.isPharmacist,
    surcharges,
    mayChangeSurcharge: may(actor, { model: 'surcharge_amount', action: 'update' }),
    nearExpiryDays: nearExpiry,
    shift,
    print,
    displayPictures,
    serverTime: tx.now.toISOString(),
  }
}

const placeSql = `
  select json_build_object('id', b.id, 'name', b.name, 'address', ${addressLineOf('b')}, 'phone', b.phone, 'timeZone', b.time_zone,
      'dayCutOffHour', b.day_cut_off_hour) as branch,
    json_build_object('name', s.name, 'phone', s.phone, 'address', ${addressLineOf('s')}, 'taxCode', coalesce(t.tax_code, s.tax_code)) as store
  from branch b join store s on s.store_id = b.store_id
  left join tax_info t on t.store_id = b.store_id and t.branch_id = b.id
  where b.store_id = $1 and b.id = $2`

const accountsSql = `
  select id, kind, name, bank_bin, bank_account_number as account_number, bank_account_name as account_name,
    is_default
  from cash_account
  where store_id = $1 and is_active and (branch_id = $2 or (kind <> 'CASH' and branch_id is null))
  order by is_default desc, name collate "vi-x-icu", id`
