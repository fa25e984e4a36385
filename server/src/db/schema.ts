// Written by `npm run schema` from the migrated database. Do not edit.
import type { Generated } from 'kysely'

export interface ApprovalTable {
  storeId: string
  id: string
  tokenHash: Buffer
  sessionId: string
  approverId: string
  model: string
  action: string
  subject: string
  reason: string | null
  expiresAt: string
  usedAt: string | null
}

export interface BillTable {
  storeId: string
  id: string
  code: string
  branchId: string
  status: string
  customerId: string | null
  customerName: string | null
  customerPhone: string | null
  prescriptionCode: string | null
  sellerId: string
  sellerName: string
  issuer: unknown
  soldAt: string
  postedAt: string
  businessDay: string
  totalPrice: number
  discountUnit: number | null
  discountValue: number | null
  lineDiscount: number
  orderDiscount: number
  pointsUsed: Generated<number>
  pointsAmount: Generated<number>
  pointsEarned: Generated<number>
  payable: number
  paid: number
  cashTendered: number
  change: number
  debt: number
  vatAmount: number
  cost: number
  itemCount: number
  note: string | null
  slug: string
  printCount: Generated<number>
  contentHash: Buffer
  version: Generated<number>
  cancelledAt: string | null
  cancelledByName: string | null
  cancelReason: string | null
  paymentsKept: boolean | null
  deviceId: string | null
}

export interface BillItemTable {
  storeId: string
  id: string
  billId: string
  position: number
  productId: string
  productCode: string
  productName: string
  unitId: string
  unitName: string
  ratio: number
  quantity: number
  baseQuantity: number
  listPrice: number
  unitPrice: number
  priceSource: string
  discountUnit: number | null
  discountValue: number | null
  lineDiscount: number
  orderShare: number
  net: number
  vatRate: number
  vat: number
  cost: number
  businessDay: string
  note: string | null
  priceBookId: string | null
  priceBookName: string | null
  priceTierFrom: number | null
  postedPrice: number | null
  postedReason: string | null
}

export interface BillItemLotTable {
  storeId: string
  id: string
  billId: string
  itemId: string
  lotId: string
  lotNumber: string
  expiryDate: string | null
  quantity: number
  value: number
}

export interface BillItemPartTable {
  storeId: string
  id: string
  billId: string
  itemId: string
  position: number
  productId: string
  productCode: string
  productName: string
  unitId: string
  unitName: string
  ratio: number
  quantity: number
  baseQuantity: number
  net: number
  vatRate: number
  vat: number
  cost: number
  businessDay: string
}

export interface BillItemSampleTable {
  storeId: string
  id: string
  billId: string
  sampleMedicineId: string
  code: string
  name: string
  groupNumber: number
  doseCount: number
  replacedProductId: string | null
  replacedProductName: string | null
  strength: string | null
}

export interface BillPaymentTable {
  storeId: string
  id: string
  billId: string
  position: number
  method: string
  accountId: string | null
  amount: number
}

export interface BranchTable {
  storeId: string
  id: string
  name: string
  phone: string | null
  address: string | null
  isDefaultBranch: Generated<boolean>
  isActive: Generated<boolean>
  timeZone: Generated<string>
  dayCutOffHour: Generated<number>
  closedThrough: string | null
  version: Generated<number>
  createdAt: Generated<string>
  code: string | null
  coordinates: string | null
  workingHours: unknown | null
  licences: Generated<unknown>
  receipt: unknown | null
  contentHash: Buffer | null
  isInHospital: Generated<boolean>
}

export interface CashAccountTable {
  storeId: string
  id: string
  branchId: string | null
  kind: string
  name: string
  bankBin: string | null
  bankAccountNumber: string | null
  bankAccountName: string | null
  balance: Generated<number>
  entryCount: Generated<number>
  isDefault: Generated<boolean>
  isActive: Generated<boolean>
  contentHash: Buffer | null
  version: Generated<number>
  createdAt: Generated<string>
}

export interface CashEntryTable {
  storeId: string
  id: string
  accountId: string
  branchId: string
  sequence: number
  amount: number
  balanceAfter: number
  kind: string
  documentKind: string
  documentId: string
  documentCode: string
  partnerKind: string | null
  partnerId: string | null
  partnerName: string | null
  note: string | null
  reversesId: string | null
  employeeId: string
  at: string
  businessDay: string
}

export interface CashVoucherTable {
  storeId: string
  id: string
  code: string
  branchId: string
  status: string
  purpose: string
  direction: string
  kindId: string | null
  kindName: string
  accountId: string
  amount: number
  partnerKind: string | null
  partnerId: string | null
  partnerName: string | null
  note: string | null
  countsInProfit: boolean
  createdBy: string
  createdByName: string
  at: string
  businessDay: string
  contentHash: Buffer
  version: Generated<number>
  cancelledAt: string | null
  cancelledByName: string | null
  cancelReason: string | null
}

export interface ClimateReadingTable {
  storeId: string
  id: string
  branchId: string
  storagePlaceId: string
  day: string
  slot: string
  temperature: number
  humidity: number | null
  isOut: boolean
  action: string | null
  recordedAt: string
  recordedBy: string
  recordedByName: string
  isLate: boolean
  correctedAt: string | null
  correctedByName: string | null
  correctReason: string | null
  contentHash: Buffer
  version: Generated<number>
}

export interface ComboItemTable {
  storeId: string
  id: string
  comboId: string
  componentId: string
  unitId: string
  quantity: number
  position: number
}

export interface ConnectionTable {
  storeId: string
  id: string
  branchId: string
  system: string
  status: number
  createdAt: Generated<string>
}

export interface CountLineTable {
  storeId: string
  id: string
  inventoryCheckId: string
  countSheetId: string
  productId: string
  lotNumber: string
  lotKey: string
  expiryDate: string | null
  bucket: string
  quantity: number | null
  parts: unknown
  note: string | null
  startedAt: string
  countedAt: string
  receivedAt: string
  revision: number
}

export interface CountSheetTable {
  storeId: string
  id: string
  inventoryCheckId: string
  name: string
  round: number
  counterId: string
  counterName: string
  createdAt: string
  finishedAt: string | null
  discardedAt: string | null
  contentHash: Buffer
  countedIn: string | null
}

export interface CounterTable {
  storeId: string
  id: string
  kind: string
  value: Generated<number>
}

export interface CustomerTable {
  storeId: string
  id: string
  code: string
  type: Generated<number>
  name: string
  phone: string | null
  phoneKey: string | null
  email: string | null
  address: string | null
  birthday: string | null
  gender: string | null
  taxCode: string | null
  note: string | null
  status: Generated<string>
  debt: Generated<number>
  debtLimit: number | null
  debtEntryCount: Generated<number>
  points: Generated<number>
  pointEntryCount: Generated<number>
  contentHash: Buffer | null
  version: Generated<number>
  createdAt: Generated<string>
  groupId: string | null
}

export interface CustomerGroupTable {
  storeId: string
  id: string
  name: string
  note: string | null
  contentHash: Buffer | null
  version: Generated<number>
  createdAt: Generated<string>
}

export interface CustomerSearchTable {
  storeId: string
  id: string
  folded: string
}

export interface DebtAdjustmentTable {
  storeId: string
  id: string
  code: string
  branchId: string
  partnerKind: string
  partnerId: string
  partnerName: string
  kind: string
  amount: number
  reason: string
  status: string
  contentHash: Buffer
  createdBy: string
  createdByName: string
  createdAt: string
  businessDay: string
  cancelledAt: string | null
  cancelledByName: string | null
  cancelReason: string | null
}

export interface DebtAllocationTable {
  storeId: string
  id: string
  paymentEntryId: string
  debtEntryId: string
  amount: number
  reversesId: string | null
  at: string
}

export interface DebtEntryTable {
  storeId: string
  id: string
  partnerKind: string
  partnerId: string
  branchId: string
  sequence: number
  amount: number
  balanceAfter: number
  kind: string
  documentKind: string
  documentId: string
  documentCode: string
  note: string | null
  reversesId: string | null
  employeeId: string
  at: string
  businessDay: string
}

export interface DeviceTable {
  storeId: string
  id: string
  branchId: string
  name: string
  prefix: string
  paper: number | null
  secretHash: Buffer
  lastSeenAt: string | null
  lastSeenBy: string | null
  isActive: Generated<boolean>
  contentHash: Buffer
  version: Generated<number>
  createdAt: string
}

export interface DifferenceReasonTable {
  storeId: string
  id: string
  name: string
  direction: string
  position: number
  isActive: Generated<boolean>
  version: Generated<number>
}

export interface DisposalTable {
  storeId: string
  id: string
  code: string
  branchId: string
  status: string
  reason: string
  method: string | null
  place: string | null
  witnesses: Generated<unknown>
  note: string | null
  disposedOn: string | null
  itemCount: Generated<number>
  value: Generated<number>
  contentHash: Buffer
  version: Generated<number>
  createdBy: string
  createdByName: string
  createdAt: string
  postedAt: string | null
  businessDay: string
  cancelledAt: string | null
  cancelledByName: string | null
  cancelReason: string | null
}

export interface DisposalItemTable {
  storeId: string
  id: string
  disposalId: string
  position: number
  productId: string
  productCode: string
  productName: string
  registrationNumber: string | null
  lotId: string
  lotNumber: string
  expiryDate: string | null
  bucket: string
  unitId: string
  unitName: string
  ratio: number
  quantity: number
  baseQuantity: number
  value: Generated<number>
  note: string | null
}

export interface DoctorTable {
  storeId: string
  id: string
  code: string
  name: string
  phone: string | null
  specialty: string | null
  degree: string | null
  workplace: string | null
  note: string | null
  isActive: Generated<boolean>
  contentHash: Buffer
  version: Generated<number>
  createdAt: string
}

export interface DrugIncidentTable {
  storeId: string
  id: string
  code: string
  branchId: string
  status: string
  kind: string
  discoveredAt: string
  happenedAt: string | null
  discoveredBy: string
  place: string | null
  description: string
  cause: string | null
  handling: string | null
  recipient: string
  sentAt: string | null
  sentByName: string | null
  inventoryCheckId: string | null
  contentHash: Buffer
  version: Generated<number>
  createdBy: string
  createdByName: string
  createdAt: string
  businessDay: string
  cancelledAt: string | null
  cancelledByName: string | null
  cancelReason: string | null
}

export interface DrugIncidentItemTable {
  storeId: string
  id: string
  drugIncidentId: string
  position: number
  productId: string
  productCode: string
  productName: string
  strength: string | null
  registrationNumber: string | null
  controlGroup: string | null
  lotId: string | null
  lotNumber: string
  expiryDate: string | null
  unitId: string
  unitName: string
  quantity: number
  note: string | null
}

export interface EmployeeTable {
  storeId: string
  id: string
  roleId: string
  fullName: string
  username: string
  phone: string | null
  email: string | null
  passwordHash: string
  isActive: Generated<boolean>
  version: Generated<number>
  createdAt: Generated<string>
  note: string | null
  isPharmacist: Generated<boolean>
  practisingNumber: string | null
  practisingIssuedOn: string | null
  practisingExpiresOn: string | null
  gppNumber: string | null
  gppIssuedOn: string | null
  gppExpiresOn: string | null
  accessWindows: unknown | null
  contentHash: Buffer | null
  avatarId: string | null
  mustChangePassword: Generated<boolean>
  pinHash: string | null
  pinFailures: Generated<number>
  totpSecret: string | null
  totpConfirmedAt: string | null
  totpLastStep: number | null
  firstDayHiddenAt: string | null
  temporaryPasswordUntil: string | null
}

export interface EmployeeBranchTable {
  storeId: string
  id: string
  employeeId: string
  branchId: string
  isDefault: Generated<boolean>
}

export interface ExcelFileTable {
  storeId: string
  id: string
  kind: string
  fileName: string
  content: Buffer | null
  layout: string
  headerRow: number
  rowCount: number
  columns: unknown
  status: Generated<string>
  result: unknown | null
  contentHash: Buffer
  createdBy: string
  createdByName: string
  createdAt: string
  finishedAt: string | null
}

export interface ExcelMappingTable {
  storeId: string
  id: string
  kind: string
  layoutKey: string
  fields: unknown
  changedAt: string
}

export interface IdempotencyKeyTable {
  storeId: string
  at: string
  id: string
  employeeId: string
  route: string
  contentHash: Buffer
  answer: unknown | null
}

export interface ImageTable {
  storeId: string
  id: string
  slug: string
  purpose: string
  width: number
  height: number
  bytes: Buffer
  createdBy: string
  createdAt: string
  contentHash: Buffer
}

export interface InboundTable {
  storeId: string
  id: string
  code: string
  branchId: string
  kind: string
  status: string
  providerId: string | null
  providerName: string | null
  invoiceNumber: string | null
  invoiceSeries: string | null
  invoiceDate: string | null
  note: string | null
  discountUnit: number | null
  discountValue: number | null
  goodsAmount: Generated<number>
  discountAmount: Generated<number>
  vatAmount: Generated<number>
  payable: Generated<number>
  paid: Generated<number>
  debt: Generated<number>
  itemCount: Generated<number>
  payments: Generated<unknown>
  contentHash: Buffer | null
  version: Generated<number>
  createdBy: string
  createdByName: string
  createdAt: string
  postedAt: string | null
  businessDay: string
  cancelledAt: string | null
  cancelledByName: string | null
  cancelReason: string | null
  costAmount: Generated<number>
  otherCost: Generated<number>
  invoiceTotal: number | null
  amendedAt: string | null
  amendedByName: string | null
  purchaseOrderId: string | null
  receiverId: string | null
  receiverName: string | null
  isInspected: Generated<boolean>
  arrivalTemperature: number | null
}

export interface InboundCostTable {
  storeId: string
  id: string
  inboundId: string
  position: number
  name: string
  payer: string
  amount: number
  isRefundable: Generated<boolean>
  providerId: string | null
  providerName: string | null
  method: string | null
  accountId: string | null
}

export interface InboundItemTable {
  storeId: string
  id: string
  inboundId: string
  position: number
  productId: string
  productCode: string
  productName: string
  unitId: string
  unitName: string
  ratio: number
  quantity: number
  bonusQuantity: Generated<number>
  baseQuantity: number
  price: number
  discountUnit: number | null
  discountValue: number | null
  discountAmount: Generated<number>
  documentShare: Generated<number>
  netAmount: Generated<number>
  vatRate: number | null
  vatAmount: Generated<number>
  value: Generated<number>
  costShare: Generated<number>
  refundableShare: Generated<number>
  salePrices: Generated<unknown>
  supplierItem: unknown | null
  defect: string | null
}

export interface InboundLotTable {
  storeId: string
  id: string
  inboundId: string
  itemId: string
  position: number
  lotId: string | null
  lotNumber: string
  expiryDate: string | null
  quantity: number
  baseQuantity: number
  value: Generated<number>
}

export interface InboundReturnTable {
  storeId: string
  id: string
  code: string
  branchId: string
  status: string
  providerId: string | null
  providerName: string | null
  inboundId: string | null
  inboundCode: string | null
  reason: string
  note: string | null
  deadline: string | null
  goodsAmount: Generated<number>
  vatAmount: Generated<number>
  deduction: Generated<number>
  refundable: Generated<number>
  refunded: Generated<number>
  debt: Generated<number>
  value: Generated<number>
  itemCount: Generated<number>
  payments: Generated<unknown>
  contentHash: Buffer
  version: Generated<number>
  createdBy: string
  createdByName: string
  createdAt: string
  postedAt: string | null
  businessDay: string
  cancelledAt: string | null
  cancelledByName: string | null
  cancelReason: string | null
}

export interface InboundReturnItemTable {
  storeId: string
  id: string
  inboundReturnId: string
  position: number
  inboundItemId: string | null
  productId: string
  productCode: string
  productName: string
  lotId: string
  lotNumber: string
  expiryDate: string | null
  bucket: string
  unitId: string
  unitName: string
  ratio: number
  quantity: number
  baseQuantity: number
  price: number
  amount: number
  vatRate: number | null
  vatAmount: Generated<number>
  value: Generated<number>
}

export interface InventoryCheckTable {
  storeId: string
  id: string
  code: string
  branchId: string
  kind: string
  groupId: string | null
  positionId: string | null
  note: string | null
  isBlind: boolean
  status: string
  heldAt: string | null
  heldByName: string | null
  holdReason: string | null
  zeroedUncounted: Generated<boolean>
  lineCount: Generated<number>
  matchCount: Generated<number>
  plusCount: Generated<number>
  minusCount: Generated<number>
  plusValue: Generated<number>
  minusValue: Generated<number>
  contentHash: Buffer
  version: Generated<number>
  createdBy: string
  createdByName: string
  createdAt: string
  postedAt: string | null
  postedByName: string | null
  businessDay: string
  cancelledAt: string | null
  cancelledByName: string | null
  cancelReason: string | null
  mergedInto: string | null
}

export interface InventoryCheckLineTable {
  storeId: string
  id: string
  inventoryCheckId: string
  productId: string
  lotKey: string
  bucket: string
  reasonId: string | null
  reasonName: string | null
  note: string | null
  offsetGroup: number | null
  correctsExpiry: Generated<boolean>
  productCode: string | null
  productName: string | null
  baseUnit: string | null
  lotId: string | null
  lotNumber: string | null
  expiryDate: string | null
  foundExpiryDate: string | null
  counted: number | null
  countedAt: string | null
  counterNames: string | null
  rounds: number | null
  book: number | null
  difference: number | null
  value: number | null
  valueSource: string | null
}

export interface InventoryCheckProductTable {
  storeId: string
  id: string
  inventoryCheckId: string
  productId: string
}

export interface LoginNameTable {
  folded: string
  storeId: string
  employeeId: string
}

export interface LotTable {
  storeId: string
  id: string
  productId: string
  number: string
  numberKey: string
  expiryDate: string | null
  state: Generated<string>
  firstReceivedAt: string
  version: Generated<number>
  mergedInto: string | null
}

export interface ManufacturerTable {
  storeId: string
  id: string
  name: string
  version: Generated<number>
  createdAt: Generated<string>
}

export interface MedicineTable {
  id: string
  registrationNumber: string
  formerNumber: string | null
  nationalCode: string | null
  name: string
  activeIngredient: string | null
  strength: string | null
  dosageForm: string | null
  route: string | null
  packing: string | null
  manufacturer: string | null
  country: string | null
  registrant: string | null
  isPrescription: boolean | null
  controlGroup: string | null
  endsOn: string | null
  withdrawnOn: string | null
  withdrawnReason: string | null
  folded: string
  contentHash: Buffer
  createdAt: Generated<string>
  changedAt: Generated<string>
}

export interface MedicineImportTable {
  id: string
  source: string
  isWhole: boolean
  startedAt: string
  finishedAt: string | null
  rowCount: Generated<number>
  added: Generated<number>
  changed: Generated<number>
  unchanged: Generated<number>
  withdrawn: Generated<number>
  wrong: Generated<number>
}

export interface MedicineProposalTable {
  storeId: string
  id: string
  productId: string
  note: string | null
  at: string
  employeeId: string
  employeeName: string
}

export interface PasswordRequestTable {
  storeId: string
  id: string
  employeeId: string
  address: string | null
  requestedAt: string
}

export interface PictureFetchTable {
  storeId: string
  id: string
  excelFileId: string
  productId: string
  address: string
  state: Generated<string>
  attempts: Generated<number>
  nextAttemptAt: string | null
  problem: string | null
  createdBy: string
  createdAt: string
}

export interface PointEntryTable {
  storeId: string
  id: string
  customerId: string
  sequence: number
  amount: number
  balanceAfter: number
  kind: string
  documentKind: string
  documentId: string
  documentCode: string
  reversesId: string | null
  employeeId: string
  at: string
  businessDay: string
}

export interface PriceBookTable {
  storeId: string
  id: string
  name: string
  startsAt: string | null
  endsAt: string | null
  allBranches: boolean
  allGroups: boolean
  allSellers: boolean
  offList: string
  isActive: boolean
  base: string | null
  baseBookId: string | null
  adjustUnit: number | null
  adjustValue: number | null
  rounding: number | null
  follows: Generated<boolean>
  contentHash: Buffer | null
  version: Generated<number>
  createdAt: Generated<string>
  changedAt: Generated<string>
  deletedAt: string | null
  onRequest: Generated<boolean>
}

export interface PriceBookItemTable {
  storeId: string
  id: string
  bookId: string | null
  productId: string
  unitId: string
  price: number | null
  tiers: Generated<unknown>
  changedAt: string
}

export interface PriceBookScopeTable {
  storeId: string
  id: string
  bookId: string
  branchId: string | null
  groupId: string | null
  employeeId: string | null
}

export interface PriceChangeTable {
  storeId: string
  id: string
  productId: string
  unitId: string
  unitName: string
  startsAt: string
  price: number
  priceBefore: number
  note: string | null
  state: string
  createdBy: string
  createdByName: string
  cancelledByName: string | null
  contentHash: Buffer | null
  version: Generated<number>
  createdAt: Generated<string>
  changedAt: string
}

export interface PriceHistoryTable {
  storeId: string
  id: string
  productId: string
  unitId: string
  unitName: string
  priceBefore: number | null
  price: number
  source: string
  at: string
  employeeId: string | null
  employeeName: string
  bookName: string | null
}

export interface ProductTable {
  storeId: string
  id: string
  code: string
  type: number
  name: string
  groupId: string | null
  isLotManaged: boolean
  vatRate: number
  registrationNumber: string | null
  activeIngredient: string | null
  strength: string | null
  country: string | null
  packing: string | null
  dosageForm: string | null
  isPrescription: Generated<boolean>
  controlGroup: string | null
  minStock: number | null
  maxStock: number | null
  description: string | null
  isActive: Generated<boolean>
  contentHash: Buffer | null
  version: Generated<number>
  createdAt: Generated<string>
  changedAt: Generated<string>
  manufacturerId: string | null
  positionId: string | null
  shortName: string | null
  nationalCode: string | null
  route: string | null
  storage: string | null
  protectFromLight: Generated<boolean>
  noteTemplate: string | null
  weight: number | null
  earnsPoints: Generated<boolean>
  isSoldDirectly: Generated<boolean>
  comboPrice: string | null
  mergedInto: string | null
  medicineId: string | null
}

export interface ProductBarcodeTable {
  storeId: string
  id: string
  productId: string
  unitId: string
  barcode: string
  position: number
}

export interface ProductBranchStatusTable {
  storeId: string
  id: string
  productId: string
  branchId: string
  isActive: boolean
}

export interface ProductDistinctTable {
  storeId: string
  id: string
  oneId: string
  otherId: string
}

export interface ProductGroupTable {
  storeId: string
  id: string
  parentId: string | null
  name: string
  level: number
  version: Generated<number>
  createdAt: Generated<string>
}

export interface ProductImageTable {
  storeId: string
  id: string
  productId: string
  imageId: string
  position: number
}

export interface ProductMergeTable {
  storeId: string
  id: string
  code: string
  survivorId: string
  duplicateId: string
  duplicateCode: string
  duplicateName: string
  at: string
  employeeId: string
  employeeName: string
}

export interface ProductPositionTable {
  storeId: string
  id: string
  name: string
  version: Generated<number>
  createdAt: Generated<string>
}

export interface ProductSearchTable {
  storeId: string
  id: string
  folded: string
}

export interface ProductStockTable {
  storeId: string
  id: string
  branchId: string
  productId: string
  onHand: Generated<number>
  reserved: Generated<number>
  inTransit: Generated<number>
  entryCount: Generated<number>
  changedAt: Generated<string>
}

export interface ProductSupplyTable {
  storeId: string
  id: string
  productId: string
  providerId: string
}

export interface ProductUnitTable {
  storeId: string
  id: string
  productId: string
  name: string
  ratio: number
  price: number
  isBase: boolean
  isDefaultSale: Generated<boolean>
  position: number
  isActive: Generated<boolean>
  isDefaultPurchase: Generated<boolean>
  isSold: Generated<boolean>
  postedPrice: number | null
}

export interface ProviderTable {
  storeId: string
  id: string
  code: string
  name: string
  phone: string | null
  email: string | null
  address: string | null
  taxCode: string | null
  contactName: string | null
  note: string | null
  isActive: Generated<boolean>
  debt: Generated<number>
  debtEntryCount: Generated<number>
  contentHash: Buffer | null
  version: Generated<number>
  createdAt: Generated<string>
  providerGroupId: string | null
  companyName: string | null
  bankAccounts: Generated<unknown>
  certificates: Generated<unknown>
  leadDays: number | null
  minOrder: number | null
}

export interface ProviderGroupTable {
  storeId: string
  id: string
  name: string
  note: string | null
  version: Generated<number>
  createdAt: Generated<string>
}

export interface PublicSlugTable {
  slug: string
  storeId: string
  kind: string
  id: string
}

export interface PurchaseOrderTable {
  storeId: string
  id: string
  code: string
  branchId: string
  status: string
  progress: string
  providerId: string
  providerName: string
  expectedDate: string | null
  note: string | null
  goodsAmount: Generated<number>
  vatAmount: Generated<number>
  payable: Generated<number>
  itemCount: Generated<number>
  contentHash: Buffer
  version: Generated<number>
  createdBy: string
  createdByName: string
  createdAt: string
  businessDay: string
  confirmedAt: string | null
  confirmedByName: string | null
  closedAt: string | null
  closedByName: string | null
  closeReason: string | null
  cancelledAt: string | null
  cancelledByName: string | null
  cancelReason: string | null
}

export interface PurchaseOrderItemTable {
  storeId: string
  id: string
  purchaseOrderId: string
  position: number
  productId: string
  productCode: string
  productName: string
  unitId: string
  unitName: string
  ratio: number
  quantity: number
  baseQuantity: number
  receivedQuantity: Generated<number>
  price: number
  vatRate: number | null
  amount: number
  vatAmount: Generated<number>
  note: string | null
}

export interface QualityCheckTable {
  storeId: string
  id: string
  code: string
  branchId: string
  month: string
  status: string
  storage: Generated<unknown>
  storageNote: string | null
  inspectors: string | null
  note: string | null
  lineCount: Generated<number>
  failedCount: Generated<number>
  contentHash: Buffer
  version: Generated<number>
  createdBy: string
  createdByName: string
  createdAt: string
  postedAt: string | null
  postedByName: string | null
  businessDay: string
  cancelledAt: string | null
  cancelledByName: string | null
  cancelReason: string | null
}

export interface QualityCheckItemTable {
  storeId: string
  id: string
  qualityCheckId: string
  productId: string
  productCode: string
  productName: string
  baseUnit: string
  lotId: string
  lotNumber: string
  expiryDate: string | null
  storage: string | null
  risk: string
  quantity: number
  movedQuantity: Generated<number>
  result: string | null
  note: string | null
}

export interface QuarantineMoveTable {
  storeId: string
  id: string
  branchId: string
  productId: string
  lotId: string
  target: string
  quantity: number
  value: number
  reason: string
  employeeId: string
  employeeName: string
  at: string
}

export interface RecoveryCodeTable {
  storeId: string
  id: string
  employeeId: string
  codeHash: Buffer
  usedAt: string | null
}

export interface RoleTable {
  storeId: string
  id: string
  name: string
  isDefault: Generated<boolean>
  version: Generated<number>
  createdAt: Generated<string>
  note: string | null
  discountLimit: number | null
  contentHash: Buffer | null
}

export interface RolePermissionTable {
  storeId: string
  id: string
  roleId: string
  model: string
  action: string
}

export interface SaleHourTable {
  storeId: string
  id: string
  branchId: string
  businessDay: string
  hour: number
  sellerId: string
  billCount: number
  cancelledCount: number
  totalPrice: number
  discountAmount: number
  payable: number
  cash: number
  bank: number
  debt: number
  cost: number
  methods: number
}

export interface SampleDataTable {
  storeId: string
  id: string
  inboundId: string
  createdAt: string
  removedAt: string | null
}

export interface SampleMedicineTable {
  storeId: string
  id: string
  code: string
  name: string
  disease: string | null
  priceKind: Generated<string>
  price: number | null
  note: string | null
  isActive: Generated<boolean>
  deletedAt: string | null
  contentHash: Buffer
  version: Generated<number>
  createdByName: string
  createdAt: string
  doctorId: string | null
}

export interface SampleMedicineItemTable {
  storeId: string
  id: string
  sampleMedicineId: string
  position: number
  productId: string
  unitId: string
  quantity: number
  morning: number | null
  noon: number | null
  afternoon: number | null
  evening: number | null
  meal: string | null
  note: string | null
  share: number | null
}

export interface SavedViewTable {
  storeId: string
  id: string
  screen: string
  name: string
  employeeId: string
  isShared: Generated<boolean>
  query: unknown
  columns: unknown | null
  version: Generated<number>
  createdAt: Generated<string>
}

export interface SessionTable {
  storeId: string
  id: string
  employeeId: string
  sequence: Generated<number>
  rotatedAt: Generated<string>
  expiresAt: string
  revokedAt: string | null
  revokeReason: string | null
  userAgent: string | null
  address: string | null
  createdAt: Generated<string>
  browserId: string | null
  startedBy: Generated<string>
  passwordAt: string | null
  deviceId: string | null
}

export interface SettingTable {
  storeId: string
  id: string
  key: string
  value: unknown
  version: Generated<number>
}

export interface StockTable {
  storeId: string
  id: string
  branchId: string
  productId: string
  lotId: string
  bucket: Generated<string>
  quantity: Generated<number>
  value: Generated<number>
}

export interface StockEntryTable {
  storeId: string
  id: string
  branchId: string
  productId: string
  lotId: string
  bucket: Generated<string>
  sequence: number
  quantity: number
  value: number
  balanceAfter: number
  kind: string
  documentKind: string
  documentId: string
  documentCode: string
  lineId: string | null
  reversesId: string | null
  partnerName: string | null
  employeeId: string
  at: string
  businessDay: string
}

export interface StockMonthTable {
  storeId: string
  id: string
  branchId: string
  day: string
  productId: string
  lotId: string
  bucket: string
  quantity: number
  value: number
}

export interface StockMonthEndTable {
  storeId: string
  id: string
  branchId: string
  day: string
}

export interface StockTransferTable {
  storeId: string
  id: string
  code: string
  branchId: string
  targetBranchId: string
  origin: string
  status: string
  transferStatus: string | null
  note: string | null
  carrier: string | null
  itemCount: Generated<number>
  value: Generated<number>
  receivedValue: Generated<number>
  lostValue: Generated<number>
  contentHash: Buffer
  version: Generated<number>
  createdBy: string
  createdByName: string
  createdAt: string
  postedAt: string | null
  sentByName: string | null
  businessDay: string
  receivedAt: string | null
  receivedByName: string | null
  receivedDay: string | null
  receiveNote: string | null
  lossReason: string | null
  lossParty: string | null
  cancelledAt: string | null
  cancelledByName: string | null
  cancelReason: string | null
  priceTotal: number | null
  damagedValue: Generated<number>
  damageReason: string | null
  needsApproval: Generated<boolean>
}

export interface StockTransferItemTable {
  storeId: string
  id: string
  stockTransferId: string
  position: number
  productId: string
  productCode: string
  productName: string
  unitId: string
  unitName: string
  ratio: number
  quantity: number
  baseQuantity: number
  requestedQuantity: number | null
  note: string | null
  price: number | null
}

export interface StockTransferLotTable {
  storeId: string
  id: string
  stockTransferId: string
  itemId: string
  productId: string
  lotId: string
  lotNumber: string
  expiryDate: string | null
  quantity: number
  value: Generated<number>
  receivedQuantity: number | null
  receivedValue: number | null
  backQuantity: number | null
  backValue: number | null
  lostQuantity: number | null
  lostValue: number | null
  note: string | null
  damagedQuantity: Generated<number>
  damagedValue: Generated<number>
}

export interface StoragePlaceTable {
  storeId: string
  id: string
  branchId: string
  name: string
  condition: string
  minTemperature: number | null
  maxTemperature: number | null
  maxHumidity: number | null
  deviceName: string | null
  deviceSerial: string | null
  certificateNumber: string | null
  calibratedOn: string | null
  calibrationExpiresOn: string | null
  isActive: Generated<boolean>
  since: string
  contentHash: Buffer
  version: Generated<number>
}

export interface StoreTable {
  storeId: string
  id: string
  name: string
  phone: string
  email: string | null
  address: string | null
  taxCode: string | null
  isAgency: Generated<boolean>
  version: Generated<number>
  createdAt: Generated<string>
  logoId: string | null
  coordinates: string | null
  workingHours: unknown | null
  licences: Generated<unknown>
  receiptHeader: string | null
  receiptFooter: string | null
  returnPolicy: string | null
}

export interface StoreDirectoryTable {
  storeId: string
  status: Generated<string>
  createdAt: Generated<string>
  codeHash: Buffer | null
  expiresAt: string | null
  isFirst: Generated<boolean>
}

export interface SubmissionTable {
  storeId: string
  id: string
  branchId: string
  system: string
  documentKind: string
  documentId: string
  documentCode: string
  message: string
  revision: Generated<number>
  state: string
  attempts: Generated<number>
  lastAttemptAt: string | null
  nextAttemptAt: string | null
  answer: string | null
  reference: string | null
  createdAt: Generated<string>
}

export interface SupplierItemTable {
  storeId: string
  id: string
  providerId: string
  key: string
  code: string | null
  name: string
  unitName: string | null
  productId: string
  unitId: string
  usedAt: string
}

export interface TaxDataTable {
  storeId: string
  id: string
  branchId: string | null
  productId: string | null
  groupId: string | null
  vatRate: number
  fromDay: string
  toDay: string | null
  version: Generated<number>
  createdByName: string
  createdAt: string
}

export interface TaxInfoTable {
  storeId: string
  id: string
  branchId: string
  taxCode: string
  name: string | null
  address: string | null
  method: string
  vatPercent: number | null
  incomePercent: number | null
  version: Generated<number>
  createdAt: Generated<string>
}

export interface UserLogTable {
  storeId: string
  at: string
  id: string
  employeeId: string | null
  employeeName: string
  branchId: string | null
  action: string
  subjectKind: string | null
  subjectId: string | null
  subjectCode: string | null
  before: unknown | null
  after: unknown | null
  sessionId: string | null
  address: string | null
  requestId: string | null
  device: string | null
  amount: number | null
}

export interface VoucherKindTable {
  storeId: string
  id: string
  direction: string
  name: string
  countsInProfit: boolean
}

export interface WantTable {
  storeId: string
  id: string
  branchId: string
  productId: string | null
  name: string
  quantity: number
  customerId: string | null
  customerName: string | null
  customerPhone: string | null
  note: string | null
  askedAt: string
  businessDay: string
  askedBy: string
  askedByName: string
  outcome: string | null
  answerNote: string | null
  answeredAt: string | null
  answeredByName: string | null
  contentHash: Buffer
  version: Generated<number>
}

export interface Database {
  approval: ApprovalTable
  bill: BillTable
  bill_item: BillItemTable
  bill_item_lot: BillItemLotTable
  bill_item_part: BillItemPartTable
  bill_item_sample: BillItemSampleTable
  bill_payment: BillPaymentTable
  branch: BranchTable
  cash_account: CashAccountTable
  cash_entry: CashEntryTable
  cash_voucher: CashVoucherTable
  climate_reading: ClimateReadingTable
  combo_item: ComboItemTable
  connection: ConnectionTable
  count_line: CountLineTable
  count_sheet: CountSheetTable
  counter: CounterTable
  customer: CustomerTable
  customer_group: CustomerGroupTable
  customer_search: CustomerSearchTable
  debt_adjustment: DebtAdjustmentTable
  debt_allocation: DebtAllocationTable
  debt_entry: DebtEntryTable
  device: DeviceTable
  difference_reason: DifferenceReasonTable
  disposal: DisposalTable
  disposal_item: DisposalItemTable
  doctor: DoctorTable
  drug_incident: DrugIncidentTable
  drug_incident_item: DrugIncidentItemTable
  employee: EmployeeTable
  employee_branch: EmployeeBranchTable
  excel_file: ExcelFileTable
  excel_mapping: ExcelMappingTable
  idempotency_key: IdempotencyKeyTable
  image: ImageTable
  inbound: InboundTable
  inbound_cost: InboundCostTable
  inbound_item: InboundItemTable
  inbound_lot: InboundLotTable
  inbound_return: InboundReturnTable
  inbound_return_item: InboundReturnItemTable
  inventory_check: InventoryCheckTable
  inventory_check_line: InventoryCheckLineTable
  inventory_check_product: InventoryCheckProductTable
  login_name: LoginNameTable
  lot: LotTable
  manufacturer: ManufacturerTable
  medicine: MedicineTable
  medicine_import: MedicineImportTable
  medicine_proposal: MedicineProposalTable
  password_request: PasswordRequestTable
  picture_fetch: PictureFetchTable
  point_entry: PointEntryTable
  price_book: PriceBookTable
  price_book_item: PriceBookItemTable
  price_book_scope: PriceBookScopeTable
  price_change: PriceChangeTable
  price_history: PriceHistoryTable
  product: ProductTable
  product_barcode: ProductBarcodeTable
  product_branch_status: ProductBranchStatusTable
  product_distinct: ProductDistinctTable
  product_group: ProductGroupTable
  product_image: ProductImageTable
  product_merge: ProductMergeTable
  product_position: ProductPositionTable
  product_search: ProductSearchTable
  product_stock: ProductStockTable
  product_supply: ProductSupplyTable
  product_unit: ProductUnitTable
  provider: ProviderTable
  provider_group: ProviderGroupTable
  public_slug: PublicSlugTable
  purchase_order: PurchaseOrderTable
  purchase_order_item: PurchaseOrderItemTable
  quality_check: QualityCheckTable
  quality_check_item: QualityCheckItemTable
  quarantine_move: QuarantineMoveTable
  recovery_code: RecoveryCodeTable
  role: RoleTable
  role_permission: RolePermissionTable
  sale_hour: SaleHourTable
  sample_data: SampleDataTable
  sample_medicine: SampleMedicineTable
  sample_medicine_item: SampleMedicineItemTable
  saved_view: SavedViewTable
  session: SessionTable
  setting: SettingTable
  stock: StockTable
  stock_entry: StockEntryTable
  stock_month: StockMonthTable
  stock_month_end: StockMonthEndTable
  stock_transfer: StockTransferTable
  stock_transfer_item: StockTransferItemTable
  stock_transfer_lot: StockTransferLotTable
  storage_place: StoragePlaceTable
  store: StoreTable
  store_directory: StoreDirectoryTable
  submission: SubmissionTable
  supplier_item: SupplierItemTable
  tax_data: TaxDataTable
  tax_info: TaxInfoTable
  user_log: UserLogTable
  voucher_kind: VoucherKindTable
  want: WantTable
}
