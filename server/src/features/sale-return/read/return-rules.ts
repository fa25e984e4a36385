import { type SettingValue, settingOf } from '@quay/contract/setting/shapes'
import type { ReturnRules } from '@quay/domain/sale-return/return-facts'
import type { Tx } from '../../../db/connection/transaction.ts'
import { cashRoundingOf } from '../../bill/sale-place.ts'

const keys = [
  'returnDays',
  'blockLateReturns',
  'returnFee',
  'returnWithoutBill',
  'offlineReturns',
  'cashRefundLimit',
  'restockMedicines',
  'restockByPharmacist',
  'fundMayBeNegative',
  'roundCash',
  'roundCashWay',
] as const

/** What the store chose about goods that come back, in one statement. */
export async function readReturnRules(
  tx: Tx,
): Promise<{ rules: ReturnRules; mayOverdraw: boolean; takesOffline: boolean }> {
  const rows = await tx.query<{ key: string; value: unknown }>(
    'select key, value from setting where store_id = $1 and key = any($2::text[])',
    [tx.storeId, keys],
  )
  const stored = new Map(rows.map(({ key, value }) => [key, value]))
  const of = <Key extends (typeof keys)[number]>(key: Key): SettingValue<Key> => settingOf(key, stored.get(key))
  return {
    rules: {
      returnDays: of('returnDays'),
      blockLateReturns: of('blockLateReturns'),
      returnFee: of('returnFee'),
      returnWithoutBill: of('returnWithoutBill'),
      cashRefundLimit: of('cashRefundLimit'),
      restockMedicines: of('restockMedicines'),
      restockByPharmacist: of('restockByPharmacist'),
      cashRounding: cashRoundingOf(of('roundCash'), of('roundCashWay')),
    },
    mayOverdraw: of('fundMayBeNegative'),
    takesOffline: of('offlineReturns'),
  }
}
