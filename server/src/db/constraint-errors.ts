import type { ErrorCode } from '@quay/contract/error-code'
import { type DomainError, refusedWith } from './domain-error.ts'

/** What the database refuses, by the name of its constraint: the last word when two people act at once. */
const byConstraint: Record<string, ErrorCode> = {
  login_name_pk: 'username-taken',
  login_name_once: 'username-taken',
  role_name_once: 'role-name-taken',
  employee_role_fk: 'not-found',
  employee_branch_branch_fk: 'not-found',
  employee_avatar_fk: 'not-found',
  branch_name_once: 'branch-name-taken',
  branch_code_once: 'code-taken',
  device_name_once: 'device-name-taken',
  device_prefix_once: 'device-prefix-taken',
  product_code_once: 'product-code-taken',
  product_barcode_once: 'barcode-taken',
  manufacturer_name_once: 'manufacturer-name-taken',
  product_position_name_once: 'position-name-taken',
  product_manufacturer_fk: 'not-found',
  product_position_fk: 'not-found',
  saved_view_name_once: 'view-name-taken',
  combo_item_component_fk: 'not-found',
  combo_item_unit_fk: 'not-found',
  product_group_name_once: 'group-name-taken',
  product_group_fk: 'not-found',
  product_group_parent_fk: 'not-found',
  customer_group_name_once: 'group-name-taken',
  customer_group_fk: 'not-found',
  price_book_name_once: 'price-book-name-taken',
  price_book_base_book_fk: 'not-found',
  price_book_scope_branch_fk: 'not-found',
  price_book_scope_group_fk: 'not-found',
  price_book_scope_employee_fk: 'not-found',
  price_change_once: 'price-change-exists',
  customer_phone_once: 'customer-phone-taken',
  customer_code_once: 'code-taken',
  doctor_code_once: 'code-taken',
  sample_medicine_doctor_fk: 'not-found',
  sample_medicine_code_once: 'code-taken',
  sample_medicine_name_once: 'sample-name-taken',
  sample_medicine_item_product_fk: 'not-found',
  sample_medicine_item_unit_fk: 'not-found',
  provider_code_once: 'code-taken',
  provider_name_once: 'provider-name-taken',
  provider_group_name_once: 'group-name-taken',
  provider_group_fk: 'not-found',
  cash_account_name_once: 'code-taken',
  stock_quantity_range: 'stock-short',
  product_stock_levels_in_order: 'stock-levels-crossed',
  lot_number_once: 'lot-expiry-differs',
  tax_info_branch_once: 'tax-info-exists',
  tax_data_no_overlap: 'tax-rate-overlaps',
  inventory_check_group_fk: 'place-was-counted',
  inventory_check_position_fk: 'place-was-counted',
  difference_reason_name_once: 'reason-name-taken',
  storage_place_name_once: 'storage-place-name-taken',
  quality_check_month_once: 'quality-month-exists',
  stock_entry_undone_once: 'already-cancelled',
  cash_entry_undone_once: 'already-cancelled',
  debt_entry_undone_once: 'already-cancelled',
}

interface DatabaseError {
  code: string
  constraint?: string
  detail?: string
}

export const isDatabaseError = (error: unknown): error is DatabaseError & Error =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code)

/** The constraint's name without the suffix that partitions and shards add to it. */
export const constraintOf = (error: unknown): string | undefined =>
  isDatabaseError(error) ? error.constraint?.replace(/_\d+$/, '') : undefined

/** The refusal that a violated constraint means, or nothing when the violation is a bug. */
export function refusalOf(error: unknown): DomainError | undefined {
  const code = byConstraint[constraintOf(error) ?? '']
  if (!code) return undefined
  const value = /\)=\((?:[0-9a-f-]{36}, )*(.*)\)/.exec((error as DatabaseError).detail ?? '')?.[1]
  // The other product of a barcode is not known here: whoever was quicker made it a moment ago.
  const user = code === 'barcode-taken' ? { user: 'hàng khác' } : {}
  const named = value ? { code: value, name: value, phone: value, barcode: value, username: value } : {}
  return refusedWith(code, { ...named, ...user })
}
