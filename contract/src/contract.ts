import { accessRoutes } from './access/routes.ts'
import { authRoutes } from './auth/routes.ts'
import { bankTransferRoutes } from './bank-transfer/routes.ts'
import { billRoutes } from './bill/routes.ts'
import { branchRoutes } from './branch/routes.ts'
import { contraindicationRoutes } from './contraindication/routes.ts'
import { callRoutes } from './customer-care/routes.ts'
import { customerGroupRoutes } from './customer-group/routes.ts'
import { customerRequestRoutes } from './customer-request/routes.ts'
import { deviceRoutes } from './device/routes.ts'
import { discountRoutes } from './discount/routes.ts'
import { disposalRoutes } from './disposal/routes.ts'
import { doctorRoutes } from './doctor/routes.ts'
import { drugIncidentRoutes } from './drug-incident/routes.ts'
import { employeeRoutes } from './employee/routes.ts'
import { excelRoutes } from './excel/routes.ts'
import { exportRoutes } from './export/routes.ts'
import { homeRoutes } from './home/routes.ts'
import { inboundRoutes } from './inbound/routes.ts'
import { inboundReturnRoutes } from './inbound-return/routes.ts'
import { inventoryCheckRoutes } from './inventory-check/routes.ts'
import { lotRoutes } from './lot/routes.ts'
import { medicineRoutes } from './medicine/routes.ts'
import { cashbookRoutes, debtRoutes, voucherRoutes } from './money/routes.ts'
import { onboardingRoutes } from './onboarding/routes.ts'
import { customerCareRoutes, customerRoutes, providerRoutes } from './partner/routes.ts'
import { pointRoutes } from './point/routes.ts'
import { prescriptionRoutes } from './prescription/routes.ts'
import { plannedPriceRoutes, priceBookRoutes } from './price-book/routes.ts'
import { productRoutes } from './product/routes.ts'
import { productCareRoutes } from './product-care/routes.ts'
import { productListRoutes } from './product-list/routes.ts'
import { providerGroupRoutes } from './provider-group/routes.ts'
import { purchaseOrderRoutes } from './purchase-order/routes.ts'
import { qualityCheckRoutes } from './quality-check/routes.ts'
import { recoveryKeyRoutes } from './recovery-key/routes.ts'
import { reorderRoutes } from './reorder/routes.ts'
import { roleRoutes } from './role/routes.ts'
import type { FeatureRoutes } from './route.ts'
import { saleReturnRoutes } from './sale-return/routes.ts'
import { salesOrderRoutes } from './sales-order/routes.ts'
import { sampleMedicineRoutes } from './sample-medicine/routes.ts'
import { savedViewRoutes } from './saved-view/routes.ts'
import { settingRoutes } from './setting/routes.ts'
import { shiftRoutes } from './shift/routes.ts'
import { transferRoutes } from './stock-transfer/routes.ts'
import { stockValueRoutes } from './stock-value/routes.ts'
import { storageConditionsRoutes } from './storage-conditions/routes.ts'
import { storeRoutes } from './store/routes.ts'
import { taxRoutes } from './tax/routes.ts'
import { tillRoutes } from './till/routes.ts'
import { uploadRoutes } from './upload/routes.ts'
import { userLogRoutes } from './user-log/routes.ts'
import { voucherCodeRoutes } from './voucher-code/routes.ts'
import { wardRoutes } from './ward/routes.ts'

/** Every route of the product by feature: what the client's types, OpenAPI and the tests over all routes read. */
export const contract = {
  access: accessRoutes,
  auth: authRoutes,
  bankTransfer: bankTransferRoutes,
  bill: billRoutes,
  saleReturn: saleReturnRoutes,
  salesOrder: salesOrderRoutes,
  branch: branchRoutes,
  cashbook: cashbookRoutes,
  storageConditions: storageConditionsRoutes,
  contraindication: contraindicationRoutes,
  customer: customerRoutes,
  customerCare: customerCareRoutes,
  customerCall: callRoutes,
  customerGroup: customerGroupRoutes,
  debt: debtRoutes,
  device: deviceRoutes,
  discount: discountRoutes,
  voucherCode: voucherCodeRoutes,
  disposal: disposalRoutes,
  drugIncident: drugIncidentRoutes,
  excel: excelRoutes,
  export: exportRoutes,
  employee: employeeRoutes,
  onboarding: onboardingRoutes,
  home: homeRoutes,
  inbound: inboundRoutes,
  inboundReturn: inboundReturnRoutes,
  inventoryCheck: inventoryCheckRoutes,
  lot: lotRoutes,
  medicine: medicineRoutes,
  plannedPrice: plannedPriceRoutes,
  point: pointRoutes,
  prescription: prescriptionRoutes,
  priceBook: priceBookRoutes,
  product: productRoutes,
  productCare: productCareRoutes,
  productList: productListRoutes,
  provider: providerRoutes,
  providerGroup: providerGroupRoutes,
  purchaseOrder: purchaseOrderRoutes,
  qualityCheck: qualityCheckRoutes,
  doctor: doctorRoutes,
  sampleMedicine: sampleMedicineRoutes,
  recoveryKey: recoveryKeyRoutes,
  reorder: reorderRoutes,
  savedView: savedViewRoutes,
  setting: settingRoutes,
  shift: shiftRoutes,
  stockTransfer: transferRoutes,
  stockValue: stockValueRoutes,
  store: storeRoutes,
  role: roleRoutes,
  tax: taxRoutes,
  till: tillRoutes,
  upload: uploadRoutes,
  userLog: userLogRoutes,
  voucher: voucherRoutes,
  customerRequest: customerRequestRoutes,
  ward: wardRoutes,
} satisfies Record<string, FeatureRoutes>
