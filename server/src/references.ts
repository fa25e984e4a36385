import { accessReferences } from './features/access/references.ts'
import { authReferences } from './features/auth/references.ts'
import { bankTransferReferences } from './features/bank-transfer/references.ts'
import { billReferences } from './features/bill/references.ts'
import { cashbookReferences } from './features/cashbook/references.ts'
import { customerReferences } from './features/customer/references.ts'
import { customerCareReferences } from './features/customer-care/references.ts'
import { customerRequestReferences } from './features/customer-request/references.ts'
import { debtReferences } from './features/debt/references.ts'
import { debtOffsetReferences } from './features/debt-offset/references.ts'
import { deviceReferences } from './features/device/references.ts'
import { discountReferences } from './features/discount/references.ts'
import { disposalReferences } from './features/disposal/references.ts'
import { documentFlagReferences } from './features/document-flag/references.ts'
import { drugIncidentReferences } from './features/drug-incident/references.ts'
import { employeeReferences } from './features/employee/references.ts'
import { excelReferences } from './features/excel/references.ts'
import { exportReferences } from './features/export/references.ts'
import { fundCountReferences } from './features/fund-count/references.ts'
import { fundTransferReferences } from './features/fund-transfer/references.ts'
import { gppBookReferences } from './features/gpp-book/references.ts'
import { imageReferences } from './features/image/references.ts'
import { inboundReferences } from './features/inbound/references.ts'
import { inboundReturnReferences } from './features/inbound-return/references.ts'
import { inventoryCheckReferences } from './features/inventory-check/references.ts'
import { lotReferences } from './features/lot/references.ts'
import { medicineReferences } from './features/medicine/references.ts'
import { oldBillReferences } from './features/old-bill/references.ts'
import { pointReferences } from './features/point/references.ts'
import { priceBookReferences } from './features/price-book/references.ts'
import { printTemplateReferences } from './features/print-template/references.ts'
import { printerReferences } from './features/printer/references.ts'
import { productReferences } from './features/product/references.ts'
import { purchaseOrderReferences } from './features/purchase-order/references.ts'
import { qualityCheckReferences } from './features/quality-check/references.ts'
import { reorderReferences } from './features/reorder/references.ts'
import { reportReferences } from './features/report/references.ts'
import { saleReturnReferences } from './features/sale-return/references.ts'
import { salesOrderReferences } from './features/sales-order/references.ts'
import { sampleMedicineReferences } from './features/sample-medicine/references.ts'
import { savedViewReferences } from './features/saved-view/references.ts'
import { shiftReferences } from './features/shift/references.ts'
import { stockReferences } from './features/stock/references.ts'
import { stockTransferReferences } from './features/stock-transfer/references.ts'
import { storageConditionsReferences } from './features/storage-conditions/references.ts'
import { submissionReferences } from './features/submission/references.ts'
import { surchargeReferences } from './features/surcharge/references.ts'
import { takeBackReferences } from './features/take-back/references.ts'
import { taxReferences } from './features/tax/references.ts'
import { taxFilingReferences } from './features/tax-filing/references.ts'
import { tillReferences } from './features/till/references.ts'
import { userLogReferences } from './features/user-log/references.ts'
import { voucherReferences } from './features/voucher/references.ts'
import type { References } from './reference.ts'

/** What refers to products, people, suppliers and branches: one line a feature. */
export const references: readonly References[] = [
  accessReferences,
  authReferences,
  bankTransferReferences,
  billReferences,
  oldBillReferences,
  cashbookReferences,
  customerReferences,
  customerCareReferences,
  customerRequestReferences,
  debtReferences,
  deviceReferences,
  discountReferences,
  disposalReferences,
  documentFlagReferences,
  drugIncidentReferences,
  employeeReferences,
  excelReferences,
  gppBookReferences,
  takeBackReferences,
  imageReferences,
  inboundReferences,
  inboundReturnReferences,
  inventoryCheckReferences,
  lotReferences,
  medicineReferences,
  pointReferences,
  priceBookReferences,
  printTemplateReferences,
  printerReferences,
  productReferences,
  purchaseOrderReferences,
  qualityCheckReferences,
  reorderReferences,
  reportReferences,
  saleReturnReferences,
  salesOrderReferences,
  sampleMedicineReferences,
  savedViewReferences,
  exportReferences,
  shiftReferences,
  surchargeReferences,
  stockReferences,
  stockTransferReferences,
  storageConditionsReferences,
  submissionReferences,
  taxReferences,
  taxFilingReferences,
  tillReferences,
  userLogReferences,
  voucherReferences,
  fundTransferReferences,
  fundCountReferences,
  debtOffsetReferences,
]

/** By "table.column". */
export const referencesToProduct = merged('product')
export const referencesToEmployee = merged('employee')
export const referencesToCustomer = merged('customer')
export const referencesToProvider = merged('provider')
export const referencesToBranch = merged('branch')

function merged<Kind extends keyof References>(kind: Kind): NonNullable<References[Kind]> {
  return Object.assign({}, ...references.map(one => one[kind]))
}

/** "bill.seller_id" as the table and its column. */
export const columnOf = (name: string): [table: string, column: string] => name.split('.') as [string, string]
