import type { Feature } from './feature.ts'
import { accessFeature } from './features/access/feature.ts'
import { authFeature } from './features/auth/feature.ts'
import { bankTransferFeature } from './features/bank-transfer/feature.ts'
import { billFeature } from './features/bill/feature.ts'
import { branchFeature } from './features/branch/feature.ts'
import { cashbookFeature } from './features/cashbook/feature.ts'
import { closedDayFeature } from './features/closed-day/feature.ts'
import { contraindicationFeature } from './features/contraindication/feature.ts'
import { customerFeature } from './features/customer/feature.ts'
import { customerCareFeature } from './features/customer-care/feature.ts'
import { customerGroupFeature } from './features/customer-group/feature.ts'
import { customerRequestFeature } from './features/customer-request/feature.ts'
import { debtFeature } from './features/debt/feature.ts'
import { debtOffsetFeature } from './features/debt-offset/feature.ts'
import { deviceFeature } from './features/device/feature.ts'
import { discountFeature } from './features/discount/feature.ts'
import { disposalFeature } from './features/disposal/feature.ts'
import { doctorFeature } from './features/doctor/feature.ts'
import { documentFlagFeature } from './features/document-flag/feature.ts'
import { drugIncidentFeature } from './features/drug-incident/feature.ts'
import { employeeFeature } from './features/employee/feature.ts'
import { excelFeature } from './features/excel/feature.ts'
import { exportFeature } from './features/export/feature.ts'
import { fundCountFeature } from './features/fund-count/feature.ts'
import { fundTransferFeature } from './features/fund-transfer/feature.ts'
import { gppBookFeature } from './features/gpp-book/feature.ts'
import { homeFeature } from './features/home/feature.ts'
import { imageFeature } from './features/image/feature.ts'
import { inboundFeature } from './features/inbound/feature.ts'
import { inboundReturnFeature } from './features/inbound-return/feature.ts'
import { inventoryCheckFeature } from './features/inventory-check/feature.ts'
import { lotFeature } from './features/lot/feature.ts'
import { medicineFeature } from './features/medicine/feature.ts'
import { oldBillFeature } from './features/old-bill/feature.ts'
import { onboardingFeature } from './features/onboarding/feature.ts'
import { pointFeature } from './features/point/feature.ts'
import { prescriptionFeature } from './features/prescription/feature.ts'
import { priceBookFeature } from './features/price-book/feature.ts'
import { printTemplateFeature } from './features/print-template/feature.ts'
import { printerFeature } from './features/printer/feature.ts'
import { productFeature } from './features/product/feature.ts'
import { providerFeature } from './features/provider/feature.ts'
import { providerGroupFeature } from './features/provider-group/feature.ts'
import { purchaseOrderFeature } from './features/purchase-order/feature.ts'
import { qualityCheckFeature } from './features/quality-check/feature.ts'
import { recoveryKeyFeature } from './features/recovery-key/feature.ts'
import { reorderFeature } from './features/reorder/feature.ts'
import { reportFeature } from './features/report/feature.ts'
import { roleFeature } from './features/role/feature.ts'
import { saleReturnFeature } from './features/sale-return/feature.ts'
import { salesOrderFeature } from './features/sales-order/feature.ts'
import { sampleMedicineFeature } from './features/sample-medicine/feature.ts'
import { savedViewFeature } from './features/saved-view/feature.ts'
import { settingFeature } from './features/setting/feature.ts'
import { shiftFeature } from './features/shift/feature.ts'
import { stockTransferFeature } from './features/stock-transfer/feature.ts'
import { storageConditionsFeature } from './features/storage-conditions/feature.ts'
import { storeFeature } from './features/store/feature.ts'
import { submissionFeature } from './features/submission/feature.ts'
import { surchargeFeature } from './features/surcharge/feature.ts'
import { takeBackFeature } from './features/take-back/feature.ts'
import { taxFeature } from './features/tax/feature.ts'
import { taxBookFeature } from './features/tax-book/feature.ts'
import { taxFilingFeature } from './features/tax-filing/feature.ts'
import { tillFeature } from './features/till/feature.ts'
import { userLogFeature } from './features/user-log/feature.ts'
import { voucherFeature } from './features/voucher/feature.ts'
import { voucherCodeFeature } from './features/voucher-code/feature.ts'
import { wardFeature } from './features/ward/feature.ts'

/** Every feature of the server: the one line that a new one writes here. */
export const features: readonly Feature[] = [
  accessFeature,
  authFeature,
  bankTransferFeature,
  billFeature,
  oldBillFeature,
  branchFeature,
  printTemplateFeature,
  printerFeature,
  cashbookFeature,
  storageConditionsFeature,
  customerFeature,
  contraindicationFeature,
  customerCareFeature,
  customerGroupFeature,
  debtFeature,
  deviceFeature,
  discountFeature,
  voucherCodeFeature,
  disposalFeature,
  doctorFeature,
  documentFlagFeature,
  surchargeFeature,
  drugIncidentFeature,
  employeeFeature,
  excelFeature,
  exportFeature,
  onboardingFeature,
  gppBookFeature,
  takeBackFeature,
  homeFeature,
  imageFeature,
  inboundFeature,
  inboundReturnFeature,
  inventoryCheckFeature,
  lotFeature,
  medicineFeature,
  pointFeature,
  prescriptionFeature,
  priceBookFeature,
  productFeature,
  providerFeature,
  providerGroupFeature,
  purchaseOrderFeature,
  qualityCheckFeature,
  recoveryKeyFeature,
  reorderFeature,
  reportFeature,
  roleFeature,
  saleReturnFeature,
  salesOrderFeature,
  sampleMedicineFeature,
  savedViewFeature,
  settingFeature,
  shiftFeature,
  stockTransferFeature,
  storeFeature,
  submissionFeature,
  taxFeature,
  taxBookFeature,
  taxFilingFeature,
  tillFeature,
  userLogFeature,
  voucherFeature,
  fundTransferFeature,
  fundCountFeature,
  closedDayFeature,
  debtOffsetFeature,
  customerRequestFeature,
  wardFeature,
]
