import { accessRoutes } from './access.ts'
import { authRoutes } from './auth.ts'
import { billRoutes } from './bill.ts'
import { branchRoutes } from './branch.ts'
import { climateRoutes } from './climate.ts'
import { customerGroupRoutes } from './customer-group.ts'
import { deviceRoutes } from './device.ts'
import { disposalRoutes } from './disposal.ts'
import { doctorRoutes } from './doctor.ts'
import { drugIncidentRoutes } from './drug-incident.ts'
import { employeeRoutes } from './employee.ts'
import { excelRoutes } from './excel.ts'
import { exportRoutes } from './export.ts'
import { firstDayRoutes } from './first-day.ts'
import { homeRoutes } from './home.ts'
import { inboundRoutes } from './inbound.ts'
import { inboundReturnRoutes } from './inbound-return.ts'
import { inventoryCheckRoutes } from './inventory-check.ts'
import { lotRoutes } from './lot.ts'
import { medicineRoutes } from './medicine.ts'
import { cashbookRoutes, debtRoutes, voucherRoutes } from './money.ts'
import { customerRoutes, providerRoutes } from './partner.ts'
import { plannedPriceRoutes, priceBookRoutes } from './price-book.ts'
import { productRoutes } from './product.ts'
import { productCareRoutes } from './product-care.ts'
import { productListRoutes } from './product-list.ts'
import { providerGroupRoutes } from './provider-group.ts'
import { purchaseOrderRoutes } from './purchase-order.ts'
import { qualityCheckRoutes } from './quality-check.ts'
import { recoveryKeyRoutes } from './recovery-key.ts'
import { reorderRoutes } from './reorder.ts'
import { roleRoutes } from './role.ts'
import type { FeatureRoutes } from './route.ts'
import { sampleMedicineRoutes } from './sample-medicine.ts'
import { savedViewRoutes } from './saved-view.ts'
import { settingRoutes } from './setting.ts'
import { transferRoutes } from './stock-transfer.ts'
import { stockValueRoutes } from './stock-value.ts'
import { storeRoutes } from './store.ts'
import { taxRoutes } from './tax.ts'
import { tillRoutes } from './till.ts'
import { uploadRoutes } from './upload.ts'
import { userLogRoutes } from './user-log.ts'
import { wantRoutes } from './want.ts'

/** Every route of the product by feature: what the client's types, OpenAPI and the tests over all routes read. */
export const contract = {
  access: accessRoutes,
  auth: authRoutes,
  bill: billRoutes,
  branch: branchRoutes,
  cashbook: cashbookRoutes,
  climate: climateRoutes,
  customer: customerRoutes,
  customerGroup: customerGroupRoutes,
  debt: debtRoutes,
  device: deviceRoutes,
  disposal: disposalRoutes,
  drugIncident: drugIncidentRoutes,
  excel: excelRoutes,
  export: exportRoutes,
  employee: employeeRoutes,
  firstDay: firstDayRoutes,
  home: homeRoutes,
  inbound: inboundRoutes,
  inboundReturn: inboundReturnRoutes,
  inventoryCheck: inventoryCheckRoutes,
  lot: lotRoutes,
  medicine: medicineRoutes,
  plannedPrice: plannedPriceRoutes,
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
  stockTransfer: transferRoutes,
  stockValue: stockValueRoutes,
  store: storeRoutes,
  role: roleRoutes,
  tax: taxRoutes,
  till: tillRoutes,
  upload: uploadRoutes,
  userLog: userLogRoutes,
  voucher: voucherRoutes,
  want: wantRoutes,
} satisfies Record<string, FeatureRoutes>
