import { authErrors } from './auth/errors.ts'
import { bankTransferErrors } from './bank-transfer/errors.ts'
import { cartErrors } from './bill/cart-error.ts'
import { billErrors } from './bill/errors.ts'
import { branchErrors } from './branch/errors.ts'
import { callErrors } from './call/errors.ts'
import { contraindicationErrors } from './contraindication/errors.ts'
import { customerCallErrors } from './customer-care/errors.ts'
import { deviceErrors } from './device/errors.ts'
import { discountErrors } from './discount/errors.ts'
import { disposalErrors } from './disposal/errors.ts'
import { doctorErrors } from './doctor/errors.ts'
import { documentErrors } from './document/errors.ts'
import { documentFlagErrors } from './document-flag/errors.ts'
import { drugIncidentErrors } from './drug-incident/errors.ts'
import { employeeErrors } from './employee/errors.ts'
import { type ErrorSpec, fillSentence } from './error.ts'
import { excelErrors } from './excel/errors.ts'
import { exportErrors } from './export/errors.ts'
import { gppBookErrors } from './gpp-book/errors.ts'
import { inboundErrors } from './inbound/errors.ts'
import { inboundReturnErrors } from './inbound-return/errors.ts'
import { inventoryCheckErrors } from './inventory-check/errors.ts'
import { moneyErrors } from './money/errors.ts'
import { onboardingErrors } from './onboarding/errors.ts'
import { partnerErrors } from './partner/errors.ts'
import { pointErrors } from './point/errors.ts'
import { prescriptionErrors } from './prescription/errors.ts'
import { priceBookErrors } from './price-book/errors.ts'
import { printTemplateErrors } from './print-template/errors.ts'
import { printerErrors } from './printer/errors.ts'
import { productErrors } from './product/errors.ts'
import { productListErrors } from './product-list/errors.ts'
import { purchaseOrderErrors } from './purchase-order/errors.ts'
import { qualityCheckErrors } from './quality-check/errors.ts'
import { recoveryKeyErrors } from './recovery-key/errors.ts'
import { reportErrors } from './report/errors.ts'
import { roleErrors } from './role/errors.ts'
import { saleReturnErrors } from './sale-return/errors.ts'
import { salesOrderErrors } from './sales-order/errors.ts'
import { sampleMedicineErrors } from './sample-medicine/errors.ts'
import { savedViewErrors } from './saved-view/errors.ts'
import { shiftErrors } from './shift/errors.ts'
import { stockErrors } from './stock/errors.ts'
import { stockTransferErrors } from './stock-transfer/errors.ts'
import { storageConditionsErrors } from './storage-conditions/errors.ts'
import { submissionErrors } from './submission/errors.ts'
import { surchargeErrors } from './surcharge/errors.ts'
import { takeBackErrors } from './take-back/errors.ts'
import { taxErrors } from './tax/errors.ts'
import { taxBookErrors } from './tax-book/errors.ts'
import { taxFilingErrors } from './tax-filing/errors.ts'
import { tillErrors } from './till/errors.ts'
import { uploadErrors } from './upload/errors.ts'
import { voucherCodeErrors } from './voucher-code/errors.ts'

const table = {
  ...cartErrors,
  ...callErrors,
  ...documentErrors,
  ...documentFlagErrors,
  ...authErrors,
  ...employeeErrors,
  ...roleErrors,
  ...recoveryKeyErrors,
  ...printTemplateErrors,
  ...printerErrors,
  ...productErrors,
  ...productListErrors,
  ...savedViewErrors,
  ...partnerErrors,
  ...branchErrors,
  ...onboardingErrors,
  ...deviceErrors,
  ...uploadErrors,
  ...stockErrors,
  ...bankTransferErrors,
  ...billErrors,
  ...saleReturnErrors,
  ...salesOrderErrors,
  ...pointErrors,
  ...contraindicationErrors,
  ...customerCallErrors,
  ...priceBookErrors,
  ...inboundErrors,
  ...inboundReturnErrors,
  ...submissionErrors,
  ...purchaseOrderErrors,
  ...inventoryCheckErrors,
  ...qualityCheckErrors,
  ...discountErrors,
  ...voucherCodeErrors,
  ...disposalErrors,
  ...drugIncidentErrors,
  ...storageConditionsErrors,
  ...stockTransferErrors,
  ...doctorErrors,
  ...surchargeErrors,
  ...sampleMedicineErrors,
  ...prescriptionErrors,
  ...taxErrors,
  ...gppBookErrors,
  ...takeBackErrors,
  ...taxBookErrors,
  ...taxFilingErrors,
  ...tillErrors,
  ...exportErrors,
  ...excelErrors,
  ...moneyErrors,
  ...shiftErrors,
  ...reportErrors,
}

/** Every refusal that the product can give: its feature declares it in `<feature>/errors.ts`, once. */
export const errorCodes: Record<ErrorCode, ErrorSpec> = table
export type ErrorCode = keyof typeof table

/** What a refusal carries: the words of its sentence, and what the screen needs for its next step. */
export type ErrorDetails<Code extends ErrorCode> =
  (typeof table)[Code] extends ErrorSpec<infer Details> ? Details : never

/** The sentence of a code, with `{name}` filled from the details; a missing detail shows as "?". */
export const errorMessage = (code: ErrorCode, details: object = {}): string =>
  fillSentence(errorCodes[code].message, details)
