import type { AuditArea } from './audit.ts'
import { authAudit } from './auth/audit.ts'
import { bankTransferAudit } from './bank-transfer/audit.ts'
import { billAudit } from './bill/audit.ts'
import { branchAudit } from './branch/audit.ts'
import { contraindicationAudit } from './contraindication/audit.ts'
import { customerCallAudit } from './customer-care/audit.ts'
import { customerGroupAudit } from './customer-group/audit.ts'
import { customerRequestAudit } from './customer-request/audit.ts'
import { deviceAudit } from './device/audit.ts'
import { discountAudit } from './discount/audit.ts'
import { disposalAudit } from './disposal/audit.ts'
import { doctorAudit } from './doctor/audit.ts'
import { documentFlagAudit } from './document-flag/audit.ts'
import { drugIncidentAudit } from './drug-incident/audit.ts'
import { employeeAudit } from './employee/audit.ts'
import { excelAudit } from './excel/audit.ts'
import { exportFileAudit } from './export/audit.ts'
import { gppBookAudit } from './gpp-book/audit.ts'
import { inboundAudit } from './inbound/audit.ts'
import { inboundReturnAudit } from './inbound-return/audit.ts'
import { inventoryCheckAudit } from './inventory-check/audit.ts'
import { sharedFieldText } from './log/log-words.ts'
import { lotAudit } from './lot/audit.ts'
import { medicineAudit } from './medicine/audit.ts'
import { moneyAudit } from './money/audit.ts'
import { oldBillAudit } from './old-bill/audit.ts'
import { onboardingGoodsAudit, onboardingPlaceAudit } from './onboarding/audit.ts'
import { partnerAudit } from './partner/audit.ts'
import { pointAudit } from './point/audit.ts'
import { priceBookAudit } from './price-book/audit.ts'
import { printTemplateAudit } from './print-template/audit.ts'
import { printerAudit } from './printer/audit.ts'
import { productAudit } from './product/audit.ts'
import { productListAudit } from './product-list/audit.ts'
import { providerGroupAudit } from './provider-group/audit.ts'
import { purchaseOrderAudit } from './purchase-order/audit.ts'
import { qualityCheckAudit } from './quality-check/audit.ts'
import { recoveryKeyAudit } from './recovery-key/audit.ts'
import { roleAudit } from './role/audit.ts'
import { saleReturnAudit } from './sale-return/audit.ts'
import { salesOrderAudit } from './sales-order/audit.ts'
import { sampleMedicineAudit } from './sample-medicine/audit.ts'
import { savedViewAudit } from './saved-view/audit.ts'
import { shiftAudit } from './shift/audit.ts'
import { stockTransferAudit } from './stock-transfer/audit.ts'
import { storageConditionsAudit } from './storage-conditions/audit.ts'
import { storeAudit } from './store/audit.ts'
import { surchargeAudit } from './surcharge/audit.ts'
import { takeBackAudit } from './take-back/audit.ts'
import { taxAudit } from './tax/audit.ts'
import { taxBookAudit } from './tax-book/audit.ts'
import { taxFilingAudit } from './tax-filing/audit.ts'
import { uploadAudit } from './upload/audit.ts'
import { userLogAudit } from './user-log/audit.ts'
import { voucherCodeAudit } from './voucher-code/audit.ts'

/** What each feature writes into the log. */
export const declaredAudits = [
  authAudit,
  bankTransferAudit,
  billAudit,
  oldBillAudit,
  branchAudit,
  printTemplateAudit,
  printerAudit,
  storageConditionsAudit,
  contraindicationAudit,
  customerCallAudit,
  customerGroupAudit,
  deviceAudit,
  discountAudit,
  voucherCodeAudit,
  disposalAudit,
  documentFlagAudit,
  doctorAudit,
  surchargeAudit,
  drugIncidentAudit,
  employeeAudit,
  excelAudit,
  exportFileAudit,
  onboardingPlaceAudit,
  onboardingGoodsAudit,
  inboundAudit,
  inboundReturnAudit,
  inventoryCheckAudit,
  lotAudit,
  medicineAudit,
  moneyAudit,
  partnerAudit,
  pointAudit,
  priceBookAudit,
  productAudit,
  productListAudit,
  providerGroupAudit,
  purchaseOrderAudit,
  qualityCheckAudit,
  recoveryKeyAudit,
  roleAudit,
  saleReturnAudit,
  salesOrderAudit,
  sampleMedicineAudit,
  savedViewAudit,
  shiftAudit,
  stockTransferAudit,
  storeAudit,
  taxAudit,
  gppBookAudit,
  takeBackAudit,
  taxBookAudit,
  taxFilingAudit,
  uploadAudit,
  userLogAudit,
  customerRequestAudit,
] as const

type Merged<Parts> = Parts extends { actions: infer Actions } ? keyof Actions : never
export type AuditAction = Merged<(typeof declaredAudits)[number]>

/** Every action of the log with its words: its feature declares it in `<feature>/audit.ts`, once. */
export const auditActions = Object.assign({}, ...declaredAudits.map(({ actions }) => actions)) as Readonly<
  Record<AuditAction, string>
>

/** The name of a field of the log; nothing where none was given. */
export const fieldText: Readonly<Record<string, string>> = Object.assign(
  {},
  sharedFieldText,
  ...declaredAudits.map(({ fields }) => fields),
)

const areas = new Map(declaredAudits.flatMap(({ area, actions }) => Object.keys(actions).map(action => [action, area])))

/** The area that an action belongs to. */
export const areaOf = (action: AuditAction): AuditArea => areas.get(action)!

/** All actions of an area. */
export const actionsOf = (area: AuditArea): AuditAction[] =>
  (Object.keys(auditActions) as AuditAction[]).filter(action => areaOf(action) === area)
