/** The product's enumerations as they go over the wire: numbers where the specification has numbers, else its word (spec §3). */
export const businessStatusLabel = { 1: 'Đang kinh doanh', 0: 'Ngưng kinh doanh' } as const
export const documentStatuses = ['DRAFT', 'SUCCEED', 'CANCELLED'] as const
export const draftStatuses = ['DRAFT', 'SUCCEED'] as const
/** How goods are sold: at the counter, delivered to who called or wrote, or handed out of an order. */
export const saleChannels = ['COUNTER', 'DELIVERY', 'ORDER'] as const
/** Those that a sale may name: one of an order is ORDER by itself. */
export const namedChannels = ['COUNTER', 'DELIVERY'] as const
export const paymentMethods = ['CASH', 'BANK', 'DEBT'] as const
export const productType = { MEDICINE: 1, PACKAGE: 2, COMBO: 3, SERVICE: 4 } as const
export const discountUnit = { PERCENT: 1, MONEY: 2 } as const
export const customerStatuses = ['active', 'inactive', 'potential'] as const
export const customerType = { PERSONAL: 1, COMPANY: 2 } as const
export const genders = ['male', 'female'] as const
export const defaultRoleNames = ['admin', 'management', 'staff'] as const
export const inboundKinds = ['PURCHASE', 'OPENING'] as const
/** Who charges a cost of an import: the supplier on its invoice, or another company (freight, handling). */
export const costPayers = ['SUPPLIER', 'OTHER'] as const
export const lotStates = ['normal', 'held', 'recalled'] as const
/** A wallet (ví điện tử) is paid by like a bank account. */
export const accountKinds = ['CASH', 'BANK', 'WALLET'] as const
export const voucherDirections = ['IN', 'OUT'] as const
export const partnerKinds = ['customer', 'provider', 'employee', 'other'] as const
/** VAT in per cent; −1 is "không kê khai, không tính nộp" (KKKNT), −2 is "không chịu thuế" (KCT). */
export const vatRates = [0, 5, 8, 10, -1, -2] as const
/** Of goods whose VAT is not declared, as a store that uses no rates writes them. */
export const undeclaredVat = -1

/** How VAT is paid: by deduction (khấu trừ), or directly on the revenue as households do. */
export const taxMethods = ['DEDUCTION', 'DIRECT'] as const
/** Per cent of revenue that a household pays as VAT by activity, and the income tax that belongs to each (Thông tư 40/2021). */
export const directRates = [
  { vat: 1, income: 0.5 },
  { vat: 2, income: 1 },
  { vat: 3, income: 1.5 },
  { vat: 5, income: 2 },
] as const

/**
 * Groups of medicines that retail law controls beyond prescription (Luật Dược, art. 2.26; TT 20/2017, TT 31/2025). A
 * medicine in none of them has null. The umbrella `special` is for what older papers only call "kiểm soát đặc biệt".
 */
export const controlGroups = [
  'narcotic',
  'psychotropic',
  'precursor',
  'narcotic-combination',
  'psychotropic-combination',
  'precursor-combination',
  'toxic',
  'radioactive',
  'banned-in-sectors',
  'restricted-retail',
  'special',
] as const
/**
 * How a medicine stands in the national list: `listed`; `expired`, its registration ended on a day that has passed;
 * `withdrawn`, the list took it out.
 */
export const medicineStates = ['listed', 'expired', 'withdrawn'] as const
/** How goods are kept: up to 30 °C, 8–15 °C, 2–8 °C, −10 °C and colder. */
export const storageConditions = ['room', 'cool', 'fridge', 'frozen'] as const
/** What a shop does with goods that come back: takes them to the shelf, to quarantine only, or not at all; null is by rule. */
export const returnPolicies = ['ANY', 'QUARANTINE', 'NONE'] as const
/** The price of a combo: one of its own, or the sum of its components'. */
export const comboPrices = ['OWN', 'SUM'] as const

export type ControlGroup = (typeof controlGroups)[number]
export type MedicineState = (typeof medicineStates)[number]
export type ReturnPolicy = (typeof returnPolicies)[number]
export type StorageCondition = (typeof storageConditions)[number]
export type ComboPrice = (typeof comboPrices)[number]
export type TaxMethod = (typeof taxMethods)[number]
export type DocumentStatus = (typeof documentStatuses)[number]
export type SaleChannel = (typeof saleChannels)[number]
export type PaymentMethod = (typeof paymentMethods)[number]
export type DiscountUnit = (typeof discountUnit)[keyof typeof discountUnit]
export type LotState = (typeof lotStates)[number]
export type CostPayer = (typeof costPayers)[number]
export type InboundKind = (typeof inboundKinds)[number]
export type AccountKind = (typeof accountKinds)[number]
export type PartnerKind = (typeof partnerKinds)[number]
export type VatRate = (typeof vatRates)[number]

export type StockBucket = 'sellable' | 'quarantine'
/** Beside the shelves, what was sold before it came (zero or less). */
export type LedgerBucket = StockBucket | 'owed'
