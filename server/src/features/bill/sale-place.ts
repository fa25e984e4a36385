import { type SettingValue, settingOf } from '@quay/contract/setting/shapes'
import type { ScopedBook } from '@quay/domain/price/books-at'
import type { CashRounding } from '@quay/domain/sale/round-cash'
import type { SaleShift } from '../shift/late-for-shift.ts'

/** Who issued a bill, copied onto it: a later change of name or address prints no old receipt anew. */
export interface Issuer {
  storeName: string
  branchName: string
  address: string | null
  phone: string | null
  taxCode: string | null
}

/** The store and branch where a sale happens, with the settings that bear on it. */
export interface SalePlace {
  storeName: string
  storePhone: string
  storeAddress: string | null
  taxCode: string | null
  branchName: string
  branchPhone: string | null
  branchAddress: string | null
  timeZone: string
  dayCutOffHour: number
  closedThrough: string | null
  /** The last day that stands in the sums of reports; null where none does. */
  countedThrough: string | null
  /** It declares VAT by deduction: what it sells holds VAT that it owes. */
  deductsVat: boolean
  /** Its list of what must not be taken together; null without one. */
  pairListId: string | null
  /** The active price books of the store; null where there is none. */
  books: ScopedBook[] | null
  /** By key, as they are stored; null where the store chose none of them. */
  settings: Record<string, unknown> | null
  /** The shift that the till names, and the one that is open at its drawer; null where there is none. */
  shifts: SaleShift[] | null
}

/** The settings that bear on a sale, read with the place in one statement. */
export const saleSettingKeys = [
  'discountLimit',
  'backDateDays',
  'defaultDebtLimit',
  'defaultDebtDays',
  'awaitTransfers',
  'sellWithoutStock',
  'useVat',
  'promoteMedicines',
  'usePoints',
  'roundCash',
  'roundCashWay',
] as const

/** How cash is rounded; null where the store does not. */
export const cashRoundingOf = (
  unit: SettingValue<'roundCash'>,
  way: SettingValue<'roundCashWay'>,
): CashRounding | null => (unit === null ? null : { unit, way })

/** Them with their fallbacks. */
export function saleSettingsOf({ settings }: Pick<SalePlace, 'settings'>) {
  const read = <Key extends (typeof saleSettingKeys)[number]>(key: Key): SettingValue<Key> =>
    settingOf(key, settings?.[key])
  return {
    discountLimit: read('discountLimit'),
    backDateDays: read('backDateDays'),
    defaultDebtLimit: read('defaultDebtLimit'),
    defaultDebtDays: read('defaultDebtDays'),
    awaitsTransfers: read('awaitTransfers'),
    sellWithoutStock: read('sellWithoutStock'),
    usesVat: read('useVat'),
    promoteMedicines: read('promoteMedicines'),
    usesPoints: read('usePoints'),
    cashRounding: cashRoundingOf(read('roundCash'), read('roundCashWay')),
  }
}
