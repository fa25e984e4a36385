// Written by `npm run schema` from the migrated database. Do not edit.
import type { Generated } from 'kysely'

/** What names a row of a store. */
interface OfStore {
  storeId: string
  id: string
}

/** Who made a document, and when. */
interface Made {
  createdBy: string
  createdByName: string
  createdAt: string
}

/** How a document ended. */
interface Cancellable {
  cancelledAt: string | null
  cancelledByName: string | null
  cancelReason: string | null
}

export interface Database {
  approval: OfStore & {
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
  bank_match: OfStore & {
    lineId: string
    entryId: string
    amount: number
    matchedAt: string
    matchedByName: string
    undoneAt: string | null
    undoneByName: string | null
  }
  bank_statement: OfStore & {
    accountId: string
    fromDay: string
    toDay: string
    opening: number | null
    closing: number | null
    fileHash: Buffer
    lineCount: number
    importedAt: string
    importedByName: string
  }
  bank_statement_layout: OfStore & {
    bank: string
    titles: unknown
    chosenAt: string
    chosenByName: string
  }
  bank_statement_line: OfStore & {
    accountId: string
    lineKey: string
    bookedOn: string
    amount: number
    content: string
    reference: string | null
    transferId: string | null
    importedAt: string
    importedByName: string
    statementId: string | null
    balance: number | null
    place: number | null
  }
  bank_transfer: OfStore & {
    billId: string
    branchId: string
    accountId: string
    amount: number
    reference: string
    billCode: string
    soldAt: string
    businessDay: string
    status: string
    receivedHow: string | null
    receivedAt: string | null
    receivedByName: string | null
  }
  bill: OfStore & Cancellable & {
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
    paymentsKept: boolean | null
    deviceId: string | null
    shiftId: string | null
    isLate: Generated<boolean>
    noPrescriptionReason: string | null
    promotionDiscount: Generated<number>
    promotionOrder: Generated<number>
    replacesId: string | null
    isAsCharged: Generated<boolean>
    cashRounding: Generated<number>
    depositUsed: Generated<number>
    exchangeUsed: Generated<number>
    pointRule: unknown | null
    pointBase: Generated<number>
    pointsBefore: number | null
    pointsExpiring: number | null
    pointsExpireOn: string | null
    changeKept: Generated<number>
    editedAt: string | null
    orderId: string | null
    returned: Generated<number>
    returnedCost: Generated<number>
    surcharges: Generated<number>
    channel: Generated<string>
    dueOn: string | null
    declined: Generated<unknown>
    localNumber: string | null
    series: string | null
    sequence: number | null
    arrivedAt: string | null
    deliveredByName: string | null
    priceVersion: string | null
    saidAt: string | null
    createdBy: string
    createdByName: string
    revisitOn: string | null
    deductsVat: Generated<boolean>
    surchargeVat: Generated<number>
    returnedVat: Generated<number>
  }
  bill_buyer: OfStore & {
    billId: string
    name: string
    identity: string | null
    address: string | null
    phone: string | null
  }
  bill_contraindication: OfStore & {
    billId: string
    position: number
    productId: string
    productName: string
    otherProductId: string
    otherProductName: string
    first: string
    second: string
    consequence: string | null
    reason: string
  }
  bill_discount: OfStore & {
    billId: string
    discountId: string
    position: number
    code: string
    name: string
    level: string
    effect: string
    amount: number
    times: number
    giftValue: Generated<number>
    voucherCode: string | null
    ofOrder: Generated<boolean>
    points: Generated<number>
    vouchers: Generated<number>
  }
  bill_invoice: OfStore & {
    billId: string
    isTaken: boolean
    buyerName: string | null
    companyName: string | null
    taxCode: string | null
    address: string | null
    email: string | null
  }
  bill_item: OfStore & {
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
    prescribedQuantity: number | null
    dispensingReason: string | null
    daysOfSupply: number | null
    promotionDiscount: Generated<number>
    promotionShare: Generated<number>
    pointShare: Generated<number>
    giftDiscountId: string | null
    pointBase: Generated<number>
    returnedBase: Generated<number>
    standsFor: string | null
    orderItemId: string | null
    branchId: string
    sellerId: string
    customerId: string | null
    soldBy: string | null
    soldByName: string | null
    deductsVat: Generated<boolean>
  }
  bill_item_discount: OfStore & {
    billId: string
    itemId: string
    discountId: string
    role: string
    units: number
    amount: number
  }
  bill_item_lot: OfStore & {
    billId: string
    itemId: string
    lotId: string
    lotNumber: string
    expiryDate: string | null
    quantity: number
    value: number
    returned: Generated<number>
    returnedValue: Generated<number>
  }
  bill_item_part: OfStore & {
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
    returnedBase: Generated<number>
  }
  bill_item_said_lot: OfStore & {
    billId: string
    itemId: string
    productId: string
    lotId: string | null
    lotNumber: string
    expiryDate: string | null
    quantity: number
  }
  bill_item_sample: OfStore & {
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
  bill_payment: OfStore & {
    billId: string
    position: number
    method: string
    accountId: string | null
    amount: number
  }
  bill_surcharge: OfStore & {
    billId: string
    surchargeId: string
    position: number
    code: string
    name: string
    amount: number
    isTyped: boolean
    vatRate: number
    vat: number
    returns: string
    returned: Generated<number>
  }
  book_signature: OfStore & {
    branchId: string
    book: string
    day: string
    productIds: string[]
    rowCount: number
    rowsHash: Buffer
    previousHash: Buffer | null
    hash: Buffer
    signedAt: string
    signedBy: string
    signedByName: string
  }
  branch: OfStore & {
    name: string
    phone: string | null
    address: string | null
    isDefaultBranch: Generated<boolean>
    isActive: Generated<boolean>
    timeZone: Generated<string>
    dayCutOffHour: Generated<number>
    daysClosedThrough: string | null
    version: Generated<number>
    createdAt: Generated<string>
    code: string | null
    coordinates: string | null
    workingHours: unknown | null
    licences: Generated<unknown>
    contentHash: Buffer | null
    isInHospital: Generated<boolean>
    wardCode: string | null
    booksClosedThrough: string | null
    closedThrough: Generated<string | null>
  }
  cash_account: OfStore & {
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
  cash_day: {
    storeId: string
    accountId: string
    businessDay: string
    branchId: string
    kind: string
    amountIn: number
    amountOut: number
    entries: number
  }
  cash_entry: OfStore & {
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
    shiftId: string | null
  }
  cash_voucher: OfStore & Cancellable & {
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
    orderId: string | null
    bookGroup: string | null
    documentDay: string | null
  }
  combo_item: OfStore & {
    comboId: string
    componentId: string
    unitId: string
    quantity: number
    position: number
  }
  connection: OfStore & {
    branchId: string
    system: string
    status: number
    createdAt: Generated<string>
  }
  contraindicated_pair: OfStore & {
    listId: string
    first: string
    second: string
    mechanism: string | null
    consequence: string | null
    management: string | null
    folded: string
  }
  count_line: OfStore & {
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
  count_sheet: OfStore & {
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
  counter: OfStore & {
    kind: string
    value: Generated<number>
  }
  customer: OfStore & {
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
    wardCode: string | null
    branchId: string | null
    careEmployeeId: string | null
    tierId: string | null
    debtDays: number | null
    phone2: string | null
    identityNumber: string | null
    companyName: string | null
    facebook: string | null
    zalo: string | null
    allergies: string | null
    conditions: string | null
    pregnancy: string | null
    pregnancyUntil: string | null
    hasHealthConsent: Generated<boolean>
    mergedInto: string | null
    groupByRule: Generated<boolean>
    coordinates: string | null
  }
  customer_call: OfStore & {
    billItemId: string | null
    result: string
    until: string | null
    note: string | null
    calledAt: string
    calledBy: string
    calledByName: string
    billId: string | null
    customerId: string | null
    birthdayOn: string | null
  }
  customer_group: OfStore & {
    name: string
    note: string | null
    contentHash: Buffer | null
    version: Generated<number>
    createdAt: Generated<string>
    debtLimit: number | null
    debtDays: number | null
    mode: Generated<string>
    rule: unknown | null
  }
  customer_merge: OfStore & {
    code: string
    survivorId: string
    duplicateId: string
    duplicateCode: string
    duplicateName: string
    branchId: string
    at: string
    employeeId: string
    employeeName: string
  }
  customer_request: OfStore & {
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
  customer_search: OfStore & {
    folded: string
  }
  database_epoch: {
    id: Generated<string>
  }
  day_record: OfStore & {
    branchId: string
    businessDay: string
    version: number
    reason: string
    figures: unknown
    at: string
    byId: string
    byName: string
  }
  debt_adjustment: OfStore & Made & Cancellable & {
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
    businessDay: string
  }
  debt_allocation: OfStore & {
    paymentEntryId: string
    debtEntryId: string
    amount: number
    reversesId: string | null
    at: string
  }
  debt_entry: OfStore & {
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
    carriesId: string | null
  }
  debt_offset: OfStore & Made & Cancellable & {
    code: string
    branchId: string
    customerId: string
    customerName: string
    providerId: string
    providerName: string
    amount: number
    note: string | null
    status: string
    contentHash: Buffer
    businessDay: string
    version: Generated<number>
  }
  delivery: OfStore & {
    billId: string
    receiverName: string
    phone: string
    address: string
    wardCode: string | null
    addressLine: string
    note: string | null
    wishedOn: string | null
    wishedTime: string | null
    carrier: string | null
    carrierFee: number | null
    weight: number | null
    length: number | null
    width: number | null
    height: number | null
  }
  device: OfStore & {
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
    series: string | null
    sequence: number | null
    lastContactAt: string | null
    contactFrom: string | null
    report: unknown | null
    reportAt: string | null
    print: unknown | null
  }
  difference_reason: OfStore & {
    name: string
    direction: string
    position: number
    isActive: Generated<boolean>
    version: Generated<number>
  }
  discount: OfStore & {
    code: string
    name: string
    note: string | null
    level: string
    effect: string
    stacking: string
    rank: number
    isActive: boolean
    startsAt: string | null
    endsAt: string | null
    weekdays: Generated<number>
    hours: unknown | null
    allBranches: Generated<boolean>
    allSellers: Generated<boolean>
    allGroups: Generated<boolean>
    allBooks: Generated<boolean>
    maxAmount: number | null
    maxUnits: number | null
    unitsPer: Generated<string>
    pick: Generated<string>
    maxTimes: number | null
    maxUses: number | null
    budget: number | null
    quantityIn: Generated<string>
    rules: unknown
    usedCount: Generated<number>
    usedAmount: Generated<number>
    contentHash: Buffer | null
    version: Generated<number>
    createdAt: Generated<string>
    changedAt: Generated<string>
    deletedAt: string | null
    namesGoods: Generated<boolean>
    namesTarget: Generated<boolean>
    buyRows: Generated<number>
    codeKind: Generated<string>
    monthDays: number | null
    months: number | null
    birthday: string | null
    isAutomatic: Generated<boolean>
    maxUsesCustomer: number | null
    customerPeriod: Generated<string>
    voucherDiscountId: string | null
    allTiers: Generated<boolean>
    channels: unknown | null
    isCampaign: Generated<boolean>
    noticeRef: string | null
  }
  discount_condition: OfStore & {
    discountId: string
    role: string
    branchId: string | null
    employeeId: string | null
    customerGroupId: string | null
    bookId: string | null
    productId: string | null
    unitId: string | null
    productGroupId: string | null
    manufacturerId: string | null
    component: number | null
    quantity: number | null
    tierId: string | null
  }
  discount_use: OfStore & {
    discountId: string
    branchId: string
    billId: string | null
    uses: number
    amount: number
    undoesId: string | null
    businessDay: string
    at: string
    giftValue: Generated<number>
    voucherCodeId: string | null
    customerId: string | null
    orderId: string | null
    saleReturnId: string | null
  }
  display_picture: OfStore & {
    imageId: string
    position: number
  }
  disposal: OfStore & Made & Cancellable & {
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
    postedAt: string | null
    businessDay: string
  }
  disposal_item: OfStore & {
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
  doctor: OfStore & {
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
  document_flag: OfStore & {
    kind: string
    documentKind: string
    documentId: string
    branchId: string
    details: unknown
    at: string
    settledAt: string | null
    settledBy: string | null
    settledByName: string | null
    how: string | null
    note: string | null
  }
  drug_incident: OfStore & Made & Cancellable & {
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
    businessDay: string
  }
  drug_incident_item: OfStore & {
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
  employee: OfStore & {
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
    onboardingHiddenAt: string | null
    temporaryPasswordUntil: string | null
  }
  employee_branch: OfStore & {
    employeeId: string
    branchId: string
    isDefault: Generated<boolean>
    roleId: string | null
  }
  excel_file: OfStore & Made & {
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
    finishedAt: string | null
  }
  excel_mapping: OfStore & {
    kind: string
    layoutKey: string
    fields: unknown
    changedAt: string
  }
  export_file: OfStore & {
    employeeId: string
    branchId: string
    rights: string[]
    branchIds: string[]
    route: string
    asked: unknown
    title: string
    status: string
    runId: string
    fileName: string | null
    rowCount: number | null
    size: number | null
    refusal: string | null
    createdAt: string
    expiresAt: string
  }
  export_file_part: OfStore & {
    exportFileId: string
    position: number
    bytes: Buffer
  }
  fund_count: OfStore & Made & Cancellable & {
    code: string
    branchId: string
    accountId: string
    notes: unknown
    counted: number
    expected: number
    reason: string | null
    voucherId: string | null
    status: string
    contentHash: Buffer
    businessDay: string
    version: Generated<number>
  }
  fund_transfer: OfStore & Made & Cancellable & {
    code: string
    branchId: string
    fromAccountId: string
    toAccountId: string
    amount: number
    fee: number
    feeVoucherId: string | null
    note: string | null
    status: string
    contentHash: Buffer
    businessDay: string
    version: Generated<number>
    toBranchId: string | null
    toBusinessDay: string | null
  }
  gpp_note: OfStore & Made & Cancellable & {
    branchId: string
    kind: string
    notedOn: string
    personName: string | null
    personPhone: string | null
    productId: string | null
    productName: string
    lotNumber: string | null
    content: string
    action: string | null
    result: string | null
    finishedAt: string | null
    finishedByName: string | null
    contentHash: Buffer
    version: Generated<number>
    channel: string | null
  }
  idempotency_key: OfStore & {
    at: string
    employeeId: string
    route: string
    contentHash: Buffer
    answer: unknown | null
  }
  image: OfStore & {
    slug: string
    purpose: string
    width: number
    height: number
    bytes: Buffer
    createdBy: string
    createdAt: string
    contentHash: Buffer
  }
  inbound: OfStore & Made & Cancellable & {
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
    postedAt: string | null
    businessDay: string
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
    deductsVat: Generated<boolean>
  }
  inbound_cost: OfStore & {
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
  inbound_item: OfStore & {
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
  inbound_lot: OfStore & {
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
  inbound_return: OfStore & Made & Cancellable & {
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
    postedAt: string | null
    businessDay: string
  }
  inbound_return_item: OfStore & {
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
  inventory_check: OfStore & Made & Cancellable & {
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
    postedAt: string | null
    postedByName: string | null
    businessDay: string
    mergedInto: string | null
  }
  inventory_check_line: OfStore & {
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
  inventory_check_product: OfStore & {
    inventoryCheckId: string
    productId: string
  }
  kept_average: OfStore & {
    filingId: string
    productId: string
    openingQuantity: number
    openingValue: number
    quantityIn: number
    valueIn: number
    quantityOut: number
    valueOut: number
    ledgerValueOut: number
  }
  login_name: {
    folded: string
    storeId: string
    employeeId: string
  }
  lot: OfStore & {
    productId: string
    number: string
    numberKey: string
    expiryDate: string | null
    state: Generated<string>
    firstReceivedAt: string
    version: Generated<number>
    mergedInto: string | null
  }
  manufacturer: OfStore & {
    name: string
    version: Generated<number>
    createdAt: Generated<string>
  }
  medicine: {
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
  medicine_import: {
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
  medicine_proposal: OfStore & {
    productId: string
    note: string | null
    at: string
    employeeId: string
    employeeName: string
  }
  old_bill: OfStore & {
    branchId: string
    code: string
    codeKey: string
    soldAt: string
    businessDay: string
    customerId: string | null
    customerName: string | null
    customerPhone: string | null
    sellerName: string | null
    note: string | null
    discount: number
    payable: number
    itemCount: number
    importedAt: string
    importedByName: string
    fileName: string
  }
  old_bill_item: OfStore & {
    oldBillId: string
    position: number
    productId: string | null
    productCode: string | null
    productName: string
    unitName: string | null
    quantity: number
    price: number
    discount: number
    amount: number
  }
  pair_list: OfStore & {
    fileName: string
    pairCount: number
    importedAt: string
    importedByName: string
  }
  partner_link: OfStore & {
    customerId: string
    providerId: string
    linkedByName: string
    linkedAt: string
  }
  password_request: OfStore & {
    employeeId: string
    address: string | null
    requestedAt: string
  }
  picture_fetch: OfStore & {
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
  point_allocation: OfStore & {
    entryId: string
    lotId: string
    amount: number
  }
  point_entry: OfStore & {
    customerId: string
    sequence: number
    amount: number
    balanceAfter: number
    kind: string
    documentKind: string
    documentId: string
    documentCode: string
    reversesId: string | null
    employeeId: string | null
    at: string
    businessDay: string
    note: string | null
  }
  point_lot: OfStore & {
    customerId: string
    entryId: string
    points: number
    remaining: number
    expiresOn: string | null
  }
  point_setting: OfStore & {
    startsOn: string
    isActive: boolean
    earnPoints: number
    earnPerDong: number
    skipsPromotedLines: boolean
    skipsDiscountedBills: boolean
    dongPerPoint: number
    spendMin: number
    spendMultiple: number
    spendMaxPercent: number | null
    billsBeforeSpend: number
    expiryMonths: number | null
    groupIds: unknown | null
    version: Generated<number>
    earnBy: Generated<string>
    channels: unknown | null
    earnWhen: Generated<string>
  }
  point_tier: OfStore & {
    name: string
    minSpent: number
    earnRate: number
    version: Generated<number>
  }
  point_waiting: OfStore & {
    customerId: string
    owed: number
    later: Generated<number>
  }
  prescription: OfStore & {
    billId: string
    code: string
    prescribedOn: string | null
    doctorId: string | null
    doctorName: string | null
    facility: string | null
    patientName: string | null
    patientAgeMonths: number | null
    patientSex: string | null
    patientWeightGrams: number | null
    patientIdentity: string | null
    insuranceCard: string | null
    address: string | null
    phone: string | null
    guardianName: string | null
    diagnosis: string | null
    paperKey: string | null
  }
  prescription_paper: OfStore & {
    paperKey: string
  }
  price_book: OfStore & {
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
  price_book_item: OfStore & {
    bookId: string | null
    productId: string
    unitId: string
    price: number | null
    tiers: Generated<unknown>
    changedAt: string
  }
  price_book_scope: OfStore & {
    bookId: string
    branchId: string | null
    groupId: string | null
    employeeId: string | null
  }
  price_change: OfStore & {
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
  price_history: OfStore & {
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
  print_template: OfStore & {
    branchId: string | null
    kind: string
    body: unknown
    version: Generated<number>
    changedAt: string
  }
  printer: OfStore & {
    branchId: string
    name: string
    kind: string
    address: string
    language: string
    dots: number
    feedLines: number
    hasCutter: boolean
    drawerPin: number | null
    contentHash: Buffer
    version: Generated<number>
    createdAt: string
  }
  product: OfStore & {
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
    promotable: boolean | null
    returnPolicy: string | null
    symptoms: string | null
  }
  product_barcode: OfStore & {
    productId: string
    unitId: string
    barcode: string
    position: number
  }
  product_branch_status: OfStore & {
    productId: string
    branchId: string
    isActive: boolean
  }
  product_distinct: OfStore & {
    oneId: string
    otherId: string
  }
  product_gone: OfStore & {
    goneAt: string
  }
  product_group: OfStore & {
    parentId: string | null
    name: string
    level: number
    version: Generated<number>
    createdAt: Generated<string>
  }
  product_image: OfStore & {
    productId: string
    imageId: string
    position: number
  }
  product_merge: OfStore & {
    code: string
    survivorId: string
    duplicateId: string
    duplicateCode: string
    duplicateName: string
    at: string
    employeeId: string
    employeeName: string
  }
  product_position: OfStore & {
    name: string
    version: Generated<number>
    createdAt: Generated<string>
  }
  product_search: OfStore & {
    folded: string
    written: string | null
  }
  product_stock: OfStore & {
    branchId: string
    productId: string
    onHand: Generated<number>
    reserved: Generated<number>
    inTransit: Generated<number>
    entryCount: Generated<number>
    changedAt: Generated<string>
  }
  product_supply: OfStore & {
    productId: string
    providerId: string
  }
  product_unit: OfStore & {
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
    points: Generated<number>
  }
  promotion_simulation: OfStore & {
    branchId: string
    createdBy: string
    createdAt: string
    contentHash: Buffer
    promotion: unknown
    fromDay: string
    state: string
    done: number
    total: number
    sums: unknown
  }
  provider: OfStore & {
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
    wardCode: string | null
    debtDays: number | null
  }
  provider_group: OfStore & {
    name: string
    note: string | null
    version: Generated<number>
    createdAt: Generated<string>
  }
  province: {
    code: string
    name: string
  }
  public_slug: OfStore & {
    slug: string
    kind: string
  }
  purchase_order: OfStore & Made & Cancellable & {
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
    businessDay: string
    confirmedAt: string | null
    confirmedByName: string | null
    closedAt: string | null
    closedByName: string | null
    closeReason: string | null
  }
  purchase_order_item: OfStore & {
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
  quality_check: OfStore & Made & Cancellable & {
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
    postedAt: string | null
    postedByName: string | null
    businessDay: string
  }
  quality_check_item: OfStore & {
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
  quarantine_move: OfStore & {
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
  quick_pick: OfStore & {
    branchId: string
    productId: string
    unitId: string
    category: string
    pinnedAt: string
    position: number
  }
  recovery_code: OfStore & {
    employeeId: string
    codeHash: Buffer
    usedAt: string | null
  }
  report_mark: {
    storeId: string
    through: string
  }
  role: OfStore & {
    name: string
    isDefault: Generated<boolean>
    version: Generated<number>
    createdAt: Generated<string>
    note: string | null
    discountLimit: number | null
    contentHash: Buffer | null
  }
  role_permission: OfStore & {
    roleId: string
    model: string
    action: string
  }
  sale_customer: {
    storeId: string
    branchId: string
    start: string
    customerId: string
    bills: number
    gross: number
    discount: number
    net: number
    cost: number
    returns: number
    returnNet: number
    returnCost: number
    outputVat: Generated<number>
    returnOutputVat: Generated<number>
  }
  sale_hour: OfStore & {
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
    cashRounding: Generated<number>
    surcharges: Generated<number>
    channel: Generated<number>
    promotionDiscount: Generated<number>
    lineDiscount: Generated<number>
    promotionOrder: Generated<number>
    orderDiscount: Generated<number>
    pointsAmount: Generated<number>
    discountedCount: Generated<number>
    itemCount: Generated<number>
    vat: Generated<number>
    returnCount: Generated<number>
    returnNet: Generated<number>
    returnVat: Generated<number>
    returnCost: Generated<number>
    returnFee: Generated<number>
    returnSurcharges: Generated<number>
    returnRounding: Generated<number>
    refundCash: Generated<number>
    refundBank: Generated<number>
    refundDebt: Generated<number>
    refundExchange: Generated<number>
    depositUsed: Generated<number>
    returnGiftCharge: Generated<number>
    outputVat: Generated<number>
    surchargeOutputVat: Generated<number>
    returnOutputVat: Generated<number>
    returnSurchargeOutputVat: Generated<number>
  }
  sale_product: {
    storeId: string
    span: string
    branchId: string
    start: string
    productId: string
    part: number
    lines: number
    quantity: number
    gross: number
    discount: number
    net: number
    vat: number
    cost: number
    returnLines: number
    returnQuantity: number
    returnNet: number
    returnVat: number
    returnCost: number
    outputVat: Generated<number>
    returnOutputVat: Generated<number>
  }
  sale_return: OfStore & Made & Cancellable & {
    code: string
    branchId: string
    status: string
    billId: string | null
    billCode: string | null
    customerId: string | null
    customerName: string | null
    reason: string
    note: string | null
    goodsAmount: Generated<number>
    billRounding: Generated<number>
    feeUnit: number | null
    feeValue: number | null
    fee: Generated<number>
    giftCharge: Generated<number>
    giftsWaived: Generated<boolean>
    refundable: Generated<number>
    exchangeUsed: Generated<number>
    debtReduced: Generated<number>
    credited: Generated<number>
    refunded: Generated<number>
    cashRounding: Generated<number>
    pointsTaken: Generated<number>
    pointsBack: Generated<number>
    vatAmount: Generated<number>
    cost: Generated<number>
    itemCount: Generated<number>
    daysLate: Generated<number>
    exchangeBillId: string | null
    contentHash: Buffer
    version: Generated<number>
    businessDay: string
    shiftId: string | null
    draft: unknown | null
    localNumber: string | null
    takenAt: string | null
    flags: Generated<string[]>
    settledAt: string | null
    settledByName: string | null
    settleNote: string | null
    surchargesBack: Generated<number>
    series: string | null
    sequence: number | null
    approvedBy: string | null
    approvedByName: string | null
    deviceId: string | null
    deductsVat: Generated<boolean>
    surchargeVat: Generated<number>
  }
  sale_return_item: OfStore & {
    saleReturnId: string
    position: number
    billItemId: string | null
    billItemPartId: string | null
    productId: string
    productCode: string
    productName: string
    unitId: string
    unitName: string
    ratio: number
    quantity: number
    baseQuantity: number
    gross: number
    discount: number
    net: number
    vatRate: number
    vat: number
    pointShare: number
    cost: number
    reason: string | null
    restock: boolean
    branchId: string
    sellerId: string
    customerId: string | null
    businessDay: string
  }
  sale_return_item_lot: OfStore & {
    itemId: string
    billItemLotId: string | null
    lotId: string
    lotNumber: string
    expiryDate: string | null
    bucket: string
    quantity: number
    value: number
  }
  sale_return_payment: OfStore & {
    saleReturnId: string
    position: number
    method: string
    accountId: string | null
    amount: number
  }
  sale_return_surcharge: OfStore & {
    saleReturnId: string
    billSurchargeId: string
    name: string
    amount: number
    vat: number
  }
  sales_order: OfStore & Made & Cancellable & {
    code: string
    branchId: string
    status: string
    progress: string
    customerId: string | null
    customerName: string | null
    contactName: string | null
    contactPhone: string | null
    address: string | null
    channel: string | null
    expectedOn: string | null
    holdUntil: string | null
    holdEndedAt: string | null
    priceBookId: string | null
    discountUnit: number | null
    discountValue: number | null
    chosenDiscounts: Generated<unknown>
    declinedDiscounts: Generated<unknown>
    codes: Generated<unknown>
    note: string | null
    totalPrice: number
    promotionDiscount: number
    lineDiscount: number
    promotionOrder: number
    orderDiscount: number
    payable: number
    vatAmount: number
    itemCount: number
    deposit: Generated<number>
    depositEntryCount: Generated<number>
    sellerId: string
    confirmedAt: string | null
    confirmedByName: string | null
    closedAt: string | null
    closedByName: string | null
    closeReason: string | null
    mergedInto: string | null
    contentHash: Buffer | null
    version: Generated<number>
    businessDay: string
    surcharges: Generated<number>
  }
  sales_order_discount: OfStore & {
    salesOrderId: string
    discountId: string
    position: number
    code: string
    name: string
    level: string
    effect: string
    amount: number
    giftValue: number
    times: number
    voucherCode: string | null
  }
  sales_order_item: OfStore & {
    salesOrderId: string
    position: number
    productId: string
    productCode: string
    productName: string
    unitId: string
    unitName: string
    ratio: number
    quantity: number
    baseQuantity: number
    billedBase: Generated<number>
    listPrice: number
    unitPrice: number
    priceSource: string
    priceBookId: string | null
    priceBookName: string | null
    priceTierFrom: number | null
    postedReason: string | null
    giftDiscountId: string | null
    discountUnit: number | null
    discountValue: number | null
    promotionDiscount: number
    lineDiscount: number
    promotionShare: number
    orderShare: number
    net: number
    vatRate: number
    vat: number
    note: string | null
  }
  sales_order_item_discount: OfStore & {
    salesOrderId: string
    itemId: string
    discountId: string
    role: string
    units: number
    amount: number
  }
  sales_order_item_sample: OfStore & {
    salesOrderId: string
    sampleMedicineId: string
    code: string
    name: string
    strength: string | null
    groupNumber: number
    doseCount: number
    replacedProductId: string | null
    replacedProductName: string | null
  }
  sales_order_reservation: OfStore & {
    salesOrderId: string
    itemId: string
    branchId: string
    productId: string
    perBase: number
    wanted: number
    held: number
  }
  sales_order_surcharge: OfStore & {
    salesOrderId: string
    surchargeId: string
    position: number
    code: string
    name: string
    amount: number
    isTyped: boolean
    vatRate: number
    returns: string
  }
  sample_data: OfStore & {
    inboundId: string
    createdAt: string
    removedAt: string | null
  }
  sample_medicine: OfStore & {
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
  sample_medicine_item: OfStore & {
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
  saved_view: OfStore & {
    screen: string
    name: string
    employeeId: string
    isShared: Generated<boolean>
    query: unknown
    columns: unknown | null
    version: Generated<number>
    createdAt: Generated<string>
    isPinned: Generated<boolean>
  }
  session: OfStore & {
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
  setting: OfStore & {
    key: string
    value: unknown
    version: Generated<number>
  }
  shift: OfStore & {
    code: string
    branchId: string
    deviceId: string | null
    accountId: string
    status: string
    businessDay: string
    heldBy: string
    heldByName: string
    openedAt: string
    openingFloat: number
    takenOverId: string | null
    closedAt: string | null
    closedBy: string | null
    closedByName: string | null
    countId: string | null
    counted: number | null
    taken: number | null
    reason: string | null
    contentHash: Buffer
    version: Generated<number>
    openingNotes: unknown | null
  }
  shift_count: OfStore & {
    shiftId: string
    position: number
    notes: unknown
    counted: number
    expected: number
    entryCount: number
    countedBy: string
    countedByName: string
    at: string
  }
  shift_count_fund: OfStore & {
    shiftCountId: string
    accountId: string
    counted: number
    expected: number
  }
  shift_reopening: OfStore & {
    shiftId: string
    at: string
    byId: string
    byName: string
    reason: string
    closedAt: string
    closedByName: string
    countId: string
    counted: number
    taken: number
    difference: number
    differenceReason: string | null
  }
  stock: OfStore & {
    branchId: string
    productId: string
    lotId: string
    bucket: Generated<string>
    quantity: Generated<number>
    value: Generated<number>
  }
  stock_entry: OfStore & {
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
    happenedAt: string | null
  }
  stock_flow: {
    storeId: string
    span: string
    branchId: string
    start: string
    productId: string
    kind: string
    quantityIn: number
    valueIn: number
    quantityOut: number
    valueOut: number
  }
  stock_month: OfStore & {
    branchId: string
    day: string
    productId: string
    lotId: string
    bucket: string
    quantity: number
    value: number
  }
  stock_month_end: OfStore & {
    branchId: string
    day: string
  }
  stock_transfer: OfStore & Made & Cancellable & {
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
    postedAt: string | null
    sentByName: string | null
    businessDay: string
    receivedAt: string | null
    receivedByName: string | null
    receivedDay: string | null
    receiveNote: string | null
    lossReason: string | null
    lossParty: string | null
    priceTotal: number | null
    damagedValue: Generated<number>
    damageReason: string | null
    needsApproval: Generated<boolean>
  }
  stock_transfer_item: OfStore & {
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
  stock_transfer_lot: OfStore & {
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
  storage_place: OfStore & {
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
  storage_reading: OfStore & {
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
  store: OfStore & {
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
    wardCode: string | null
    discountVersion: Generated<number>
  }
  store_directory: {
    storeId: string
    status: Generated<string>
    createdAt: Generated<string>
    codeHash: Buffer | null
    expiresAt: string | null
    isFirst: Generated<boolean>
  }
  submission: OfStore & {
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
  supplier_item: OfStore & {
    providerId: string
    key: string
    code: string | null
    name: string
    unitName: string | null
    productId: string
    unitId: string
    usedAt: string
  }
  surcharge: OfStore & {
    code: string
    name: string
    unit: number
    value: number
    vatRate: number
    isAutomatic: boolean
    returns: string
    branchId: string | null
    position: Generated<number>
    isActive: Generated<boolean>
    contentHash: Buffer
    version: Generated<number>
    createdAt: string
  }
  take_back: OfStore & {
    saleReturnId: string
    branchId: string
    productIds: string[]
    personName: string
    identityNumber: string
    personAddress: string | null
    personPhone: string | null
    patientName: string | null
    reason: string
    recordedBy: string
    recordedByName: string
    recordedAt: string
    version: Generated<number>
  }
  tax_data: OfStore & {
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
  tax_filing: OfStore & {
    taxCode: string
    branchIds: string[]
    kind: string
    fromDay: string
    toDay: string
    filedOn: string
    fileNumber: string
    note: string | null
    revenue: number
    vat: number
    pit: number | null
    closedBefore: unknown
    status: string
    filedBy: string
    filedByName: string
    filedAt: string
    version: Generated<number>
    contentHash: Buffer
    liftedAt: string | null
    liftedByName: string | null
    liftReason: string | null
    form: Generated<string>
  }
  tax_info: OfStore & {
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
  tax_rule: OfStore & {
    fromDay: string
    threshold: number
    activities: unknown
    income: unknown
    source: string
    createdByName: string
    createdAt: string
    contentHash: Buffer
  }
  user_log: OfStore & {
    at: string
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
  voucher_code: OfStore & {
    discountId: string
    code: string
    codeKey: string
    isShared: boolean
    state: string
    customerId: string | null
    expiresOn: string | null
    issuedAt: string | null
    usedAt: string | null
    billId: string | null
    createdAt: Generated<string>
    orderId: string | null
    givenBillId: string | null
    takenBackId: string | null
  }
  voucher_kind: OfStore & {
    direction: string
    name: string
    countsInProfit: boolean
    bookGroup: string | null
    isActive: Generated<boolean>
    version: Generated<number>
    contentHash: Buffer | null
  }
  voucher_paper: OfStore & {
    voucherId: string
    imageId: string
    position: number
  }
  ward: {
    code: string
    provinceCode: string
    name: string
    fullName: string
  }
  ward_name: {
    wardCode: string
    name: string
    isFormer: boolean
    folded: string
  }
}
