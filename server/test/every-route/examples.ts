import { readFileSync } from 'node:fs'
import { newId } from '../../src/db/new-id.ts'
import { testPassword, testQueue } from '../app.ts'
import { countingExamples } from './counting-examples.ts'
import { dot } from './dot.ts'
import { excelExamples } from './excel-examples.ts'
import { priceExamples } from './price-examples.ts'
import { storageConditionsExamples } from './storage-conditions-examples.ts'
import { colleaguePin, tillSecret, type World, withoutDeals } from './world.ts'

export interface Call {
  params: Record<string, string>
  query: Record<string, unknown>
  body: unknown
}

// biome-ignore lint/suspicious/noExplicitAny: rows of every table
type Json = any

const printerOfQueue = (name: string) => ({
  name: name.slice(-12),
  kind: 'QUEUE',
  address: testQueue,
  language: 'esc-pos',
  dots: 576,
  feedLines: 4,
  hasCutter: true,
  drawerPin: 2,
})

const invoicePdf = readFileSync(new URL('../invoices/with-xml.pdf', import.meta.url)).toString('base64')

const year = { from: '2026-01-01', to: '2026-12-31' }
/** A medicine that has a book of its own. */
const controlledIn = (world: World) => some(world, 'product', row => row.control_group === 'psychotropic').id
const openNote = (world: World) => some(world, 'gpp_note', row => row.result === null && row.cancelled_at === null)

/**
 * Calls that are carried out, for routes whose rules are too many to be met by chance. A new route that the loops
 * cannot call gets a line here: its name in the contract, and the parts that matter; the rest is made up.
 */
export const examples: Record<string, (world: World) => Partial<Call>> = {
  ...countingExamples,
  ...priceExamples,
  ...storageConditionsExamples,
  ...excelExamples,
  'exportFile.ask': () => ({ body: { id: newId(), route: '/doctor/export', asked: {}, title: 'Xuất bác sĩ' } }),
  'auth.login': ({ owner }) => ({ body: { username: owner.profile.username, password: testPassword } }),
  'auth.refreshToken': ({ caller }) => ({ body: { refreshTk: caller.refreshToken } }),
  'auth.logout': ({ caller }) => ({ body: { refreshTk: caller.refreshToken } }),
  'auth.setPin': () => ({ body: { currentPassword: testPassword, pin: '907412' } }),
  'auth.confirmPassword': () => ({ body: { password: testPassword } }),
  'auth.unlock': () => ({ body: { password: testPassword } }),
  'auth.switch': ({ colleague }) => ({ body: { employeeId: colleague.profile.id, password: testPassword } }),
  'auth.override': ({ colleague }) => ({
    body: {
      employeeId: colleague.profile.id,
      pin: colleaguePin,
      model: 'bill',
      action: 'delete',
      subject: 'hủy HD000001',
    },
  }),
  'auth.startTotp': () => ({ body: { currentPassword: testPassword } }),
  'auth.disableTotp': () => ({ body: { currentPassword: testPassword } }),
  'auth.forgot': ({ owner }) => ({ body: { username: owner.profile.username } }),
  'branch.delete': world => ({
    params: { id: some(world, 'branch', row => ![world.here, world.there, world.elsewhere].includes(row.id)).id },
  }),
  'employee.create': world => {
    const username = `nv-${newId().slice(-12)}`
    const roleId = some(world, 'role', row => row.name === 'staff').id
    const body = { fullName: 'Lê Thị Mai', username, password: 'mat khau tam 99', roleId, branchIds: [world.here] }
    return { body }
  },
  'employee.delete': world => ({ params: { id: unknownPerson(world) } }),
  'employee.deactivate': world => ({ params: { id: unknownPerson(world) } }),
  'auth.changePassword': () => ({ body: { currentPassword: testPassword, newPassword: 'mat khau rieng 99' } }),
  'product.create': () => ({
    body: {
      type: 1,
      name: 'Bông y tế',
      isLotManaged: false,
      vatRate: 5,
      units: [{ name: 'Gói', ratio: 1, price: 9_000, isBase: true }],
    },
  }),
  'medicine.copy': world => {
    const linked = (world.rows.get('product') ?? []).map((row: Json) => row.medicine_id)
    const medicine = some(world, 'medicine', row => !linked.includes(row.id))
    const units = [{ name: 'Viên', ratio: 1, price: 500, isBase: true }]
    return {
      body: {
        items: [{ medicineId: medicine.id, type: 1, name: medicine.name, isLotManaged: true, vatRate: 5, units }],
      },
    }
  },
  'medicine.link': world => {
    const [product] = twins(world)
    return { body: { pairs: [{ productId: product.id, medicineId: some(world, 'medicine').id }] } }
  },
  'medicine.propose': world => ({
    body: { productId: some(world, 'product', row => !row.medicine_id && !row.merged_into).id, note: 'Hàng mới' },
  }),
  'customerCare.delete': world => ({ params: { id: some(world, 'customer', row => row.name === withoutDeals).id } }),
  'customerCare.merge': world => {
    const [survivor, duplicate] = (world.rows.get('customer') ?? []).filter((row: Json) => !row.merged_into)
    return {
      params: { id: survivor!.id as string },
      body: { duplicateId: duplicate!.id, duplicateVersion: Number(duplicate!.version) },
    }
  },
  'provider.delete': world => ({ params: { id: some(world, 'provider', row => row.name === withoutDeals).id } }),
  'customerCall.write': world => {
    const bills = (world.rows.get('bill') ?? []).filter((bill: Json) => bill.branch_id === world.here)
    const ofHere = (row: Json) => bills.some((bill: Json) => bill.id === row.bill_id)
    return {
      params: { id: some(world, 'bill_item', row => row.days_of_supply && ofHere(row)).id },
      body: { result: 'DONE' },
    }
  },
  'customerCall.writeBirthday': world => {
    const { id, birthday } = some(world, 'customer', row => row.birthday && !row.merged_into) as Json
    return { params: { id }, body: { on: `2026${String(birthday).slice(4, 10)}`, result: 'DONE' } }
  },
  'store.update': world => ({
    body: {
      version: Number(some(world, 'store').version),
      displayPictureIds: [some(world, 'image', row => row.purpose === 'display').id],
    },
  }),
  'store.save': world => ({ body: { displayPictureIds: [some(world, 'image', row => row.purpose === 'display').id] } }),
  'upload.image': () => ({ body: { purpose: 'logo', content: dot } }),
  'bankMatch.match': world => {
    const lines = world.rows.get('bank_statement_line') ?? []
    // Of a line that is matched whole nothing is left.
    const match = some(world, 'bank_match', row =>
      lines.some((line: Json) => line.id === row.line_id && line.amount > Number(row.amount)),
    )
    const { account_id: accountId } = some(world, 'cash_entry', row => row.id === match.entry_id)
    return { body: { accountId, pairs: [{ statementLineId: match.line_id, cashEntryId: match.entry_id, amount: 1 }] } }
  },
  'bankMatch.undo': world => {
    const match = some(world, 'bank_match', row => !row.undone_at)
    const { account_id: accountId } = some(world, 'cash_entry', row => row.id === match.entry_id)
    return { body: { accountId, statementLineId: match.line_id } }
  },
  'product.many': world => ({ query: { ids: String(some(world, 'product').id) } }),
  'debtOffset.link': world => {
    const links = world.rows.get('partner_link') ?? []
    const customer = some(world, 'customer', row => !links.some((link: Json) => link.customer_id === row.id))
    const provider = some(world, 'provider', row => !links.some((link: Json) => link.provider_id === row.id))
    return { body: { customerId: customer.id, providerId: provider.id } }
  },
  // The oldest link stays for those who set debts off.
  'debtOffset.unlink': world => ({ params: { customerId: some(world, 'partner_link').customer_id } }),
  'debtOffset.create': world => ({
    body: { customerId: world.rows.get('partner_link')!.at(-1)!.customer_id, amount: 1 },
  }),
  'inbound.create': world => {
    const unit = some(world, 'product_unit', row => row.is_base)
    return {
      body: { status: 'DRAFT', items: [{ productId: unit.product_id, unitId: unit.id, quantity: 3, price: 1_000 }] },
    }
  },
  'inbound.replace': world => {
    const draft = some(world, 'inbound', row => row.branch_id === world.here && row.status === 'DRAFT')
    const unit = some(world, 'product_unit', row => row.is_base)
    const items = [{ productId: unit.product_id, unitId: unit.id, quantity: 3, price: 1_000 }]
    return { params: { id: draft.id }, body: { version: draft.version, status: 'DRAFT', items } }
  },
  'inbound.readInvoice': () => ({
    body: {
      xml: '<HDon><DLHDon><TTChung><SHDon>1</SHDon></TTChung><NDHDon><NBan><Ten>A</Ten></NBan></NDHDon></DLHDon></HDon>',
    },
  }),
  'inbound.readPdfInvoice': () => ({ body: { content: invoicePdf } }),
  'inbound.amend': world => {
    const posted = some(world, 'inbound', row => row.branch_id === world.here && row.status === 'SUCCEED')
    return { params: { id: posted.id }, body: { version: posted.version, note: 'Đủ hàng', invoiceNumber: '0000123' } }
  },
  'inbound.resend': world => ({ params: { id: refusedReport(world, 'inbound').document_id } }),
  'inboundReturn.resend': world => ({ params: { id: refusedReport(world, 'inbound-return').document_id } }),
  'inboundReturn.create': world => ({ body: { status: 'SUCCEED', ...someReturn(world) } }),
  'inboundReturn.replace': world => {
    const draft = some(world, 'inbound_return', row => row.branch_id === world.here && row.status === 'DRAFT')
    return { params: { id: draft.id }, body: { version: draft.version, status: 'DRAFT', ...someReturn(world) } }
  },
  'inboundReturn.cancel': world => ({
    params: {
      id: some(world, 'inbound_return', row => row.branch_id === world.here && row.status !== 'CANCELLED').id,
    },
    body: { reason: 'Nhà cung cấp không nhận' },
  }),
  'productCare.bulk': world => {
    const products = twins(world).map(row => row.id)
    return { body: { ids: products, change: { groupId: null, minStock: 3, isActive: 1, branchId: world.here } } }
  },
  'productCare.bulkDelete': world => ({ body: { ids: [twins(world)[0].id] } }),
  'productCare.delete': world => ({ params: { id: twins(world)[0].id } }),
  'productCare.branchStatus': world => ({
    params: { id: twins(world)[0].id },
    body: { branchId: world.here, isActive: 0 },
  }),
  'productCare.keepApart': world => {
    const [one, other] = twins(world)
    return { body: { productId: one.id, otherId: other.id } }
  },
  'productCare.merge': world => {
    const [duplicate, survivor] = twins(world)
    return { params: { id: survivor.id }, body: { duplicateId: duplicate.id, duplicateVersion: duplicate.version } }
  },
  'doctor.create': () => ({ body: { name: 'Trần Thu Đông', specialty: 'Nhi khoa' } }),
  'doctor.update': world => ({
    params: { id: some(world, 'doctor').id },
    body: { version: some(world, 'doctor').version, workplace: null },
  }),
  'printer.create': () => ({ body: printerOfQueue(newId()) }),
  'printer.update': world => ({
    params: { id: some(world, 'printer').id },
    body: { version: some(world, 'printer').version, hasCutter: false },
  }),
  'printer.print': world => ({
    params: { id: some(world, 'printer').id },
    body: { job: newId(), bytes: 'G0A=', opensDrawer: true },
  }),
  'taxBook.read': world => ({ query: { ...year, book: 'S2D', productId: some(world, 'product').id } }),
  'taxBook.export': world => ({ body: { ...year, book: 'S2D', productId: some(world, 'product').id } }),
  'taxBook.print': world => ({ body: { ...year, book: 'S2D', productId: some(world, 'product').id } }),
  'gppBook.overview': () => ({ query: year }),
  'gppBook.read': world => ({ query: { ...year, book: 'CONTROLLED', productId: controlledIn(world) } }),
  'gppBook.export': world => ({ body: { ...year, book: 'CONTROLLED', productId: controlledIn(world) } }),
  'gppBook.print': world => ({ body: { ...year, book: 'CONTROLLED', productId: controlledIn(world) } }),
  'gppBook.addNote': world => ({
    body: { kind: 'COMPLAINT', notedOn: '2026-11-20', productId: controlledIn(world), content: 'Vỉ thuốc bị rách' },
  }),
  'gppBook.finishNote': world => ({
    params: { id: openNote(world).id },
    body: { version: openNote(world).version, result: 'Đã đổi thuốc' },
  }),
  'gppBook.cancelNote': world => ({
    params: { id: openNote(world).id },
    body: { version: openNote(world).version, reason: 'Ghi nhầm' },
  }),
  'surcharge.create': () => ({ body: { name: 'Công pha chế', amount: { unit: 1, value: 2.5 }, vatRate: 8 } }),
  'surcharge.update': world => ({
    params: { id: some(world, 'surcharge').id },
    body: { version: some(world, 'surcharge').version, isAutomatic: true },
  }),
  'surcharge.delete': world => ({ params: { id: some(world, 'surcharge', row => row.name === 'Giao gần').id } }),
  'sampleMedicine.create': world => ({ body: { name: 'Cảm cúm 3 ngày', items: someDose(world) } }),
  'sampleMedicine.get': world => ({ params: { id: some(world, 'sample_medicine', row => !row.deleted_at).id } }),
  'sampleMedicine.update': world => {
    const sample = some(world, 'sample_medicine', row => !row.deleted_at)
    return { params: { id: sample.id }, body: { version: sample.version, disease: 'Cảm cúm', items: someDose(world) } }
  },
  'purchaseOrder.create': world => ({ body: someOrder(world) }),
  'purchaseOrder.replace': world => {
    const draft = some(world, 'purchase_order', row => row.branch_id === world.here && row.status === 'DRAFT')
    return { params: { id: draft.id }, body: { version: draft.version, ...someOrder(world) } }
  },
  'purchaseOrder.receive': world => ({ params: { id: ofProgress(world, 'CONFIRMED').id } }),
  'purchaseOrder.close': world => ({ params: { id: ofProgress(world, 'PARTIAL').id }, body: { reason: 'Hết hàng' } }),
  'purchaseOrder.reopen': world => ({
    params: { id: some(world, 'purchase_order', row => row.branch_id === world.here && row.closed_at).id },
  }),
  'purchaseOrder.cancel': world => ({
    params: { id: ofProgress(world, 'DRAFT').id },
    body: { reason: 'Không cần nữa' },
  }),
  'reorder.order': world => ({
    body: {
      basis: 'sales',
      coverDays: 365,
      productIds: (world.rows.get('product') ?? []).map(row => row.id as string),
    },
  }),
  'customer-request.create': () => ({ body: { name: 'Kem chống nắng' } }),
  'stockTransfer.create': world => ({ body: someTransfer(world) }),
  'stockTransfer.replace': world => {
    const draft = some(world, 'stock_transfer', row => row.branch_id === world.here && row.status === 'DRAFT')
    return { params: { id: draft.id }, body: { version: draft.version, ...someTransfer(world) } }
  },
  'stockTransfer.receive': world => {
    const moving = some(
      world,
      'stock_transfer',
      row => row.target_branch_id === world.here && row.transfer_status === 'MOVING',
    )
    return { params: { id: moving.id }, body: { version: moving.version, lots: [] } }
  },
  'stockTransfer.cancel': world => ({
    params: { id: some(world, 'stock_transfer', row => row.branch_id === world.here && row.status === 'DRAFT').id },
    body: { reason: 'Hết hàng' },
  }),
  'shift.count': world => ({
    params: { id: someShift(world, 'OPEN').id },
    body: { notes: [{ value: 50_000, quantity: 2 }] },
  }),
  'shift.close': world => {
    const { id } = someShift(world, 'OPEN')
    const countId = some(world, 'shift_count', row => row.shift_id === id).id
    return { params: { id }, body: { countId, taken: 0, reason: 'Lệch' } }
  },
  'shift.keepDay': () => ({ body: { day: '2026-11-20' } }),
  'shift.reopen': world => ({ params: { id: someShift(world, 'CLOSED').id }, body: { reason: 'Đếm sót' } }),
  'discount.rank': world => {
    const { id, rank, version } = some(world, 'discount', row => row.deleted_at === null)
    return { body: { ranks: [{ id, rank: rank === 0 ? 1 : rank - 1, version }] } }
  },
  'takeBack.save': world => {
    const { sale_return_id } = some(
      world,
      'sale_return_item',
      row => row.branch_id === world.here && row.product_id === controlledIn(world),
    )
    const written = (world.rows.get('take_back') ?? []).find((row: Json) => row.sale_return_id === sale_return_id)
    const minutesVersion = written?.version ?? 0
    const body = { minutesVersion, personName: 'Lê Thị Hoa', identityNumber: '046170001234', reason: 'Đổi thuốc' }
    return { params: { id: sale_return_id }, body }
  },
  'voucher.paper': world => ({ params: { id: String(some(world, 'image', row => row.purpose === 'paper').id) } }),
  'voucherCode.make': world => ({
    params: { id: some(world, 'discount', row => row.code_kind === 'SINGLE').id },
    body: { prefix: 'THU', count: 2, expiresOn: null, isIssued: true },
  }),
  'voucherCode.check': world => ({ body: { code: some(world, 'voucher_code', row => row.state === 'ISSUED').code } }),
  'point.deleteSetting': world => {
    const later = some(world, 'point_setting', row => row.starts_on > new Date().toISOString().slice(0, 10))
    return { params: { id: later.id }, body: { version: later.version } }
  },
  'point.cancelAdjustment': world => {
    const undone = new Set((world.rows.get('point_entry') ?? []).map((row: Json) => row.reverses_id))
    const given = some(world, 'point_entry', row => row.kind === 'ADJUST' && row.amount < 0 && !undone.has(row.id))
    return { params: { id: given.document_id }, body: { reason: 'Nhầm khách' } }
  },
  'bankTransfer.confirm': world => ({ params: { id: transferThat(world, 'WAITING').id }, body: {} }),
  'bankTransfer.reopen': world => ({
    params: { id: transferThat(world, 'RECEIVED').id },
    body: { reason: 'Nhìn nhầm' },
  }),
  'bankTransfer.importStatement': world => ({
    body: {
      accountId: some(world, 'cash_account', row => row.kind === 'BANK').id,
      text: `Ngày,Ghi có,Nội dung\n2026-11-20,50000,${newId()}`,
    },
  }),
  'bankTransfer.match': world => {
    const matched = new Set(
      (world.rows.get('bank_match') ?? []).filter((row: Json) => !row.undone_at).map((row: Json) => row.line_id),
    )
    const brings = (line: Json, transfer: Json) =>
      line.transfer_id === null &&
      !matched.has(line.id) &&
      line.amount === transfer.amount &&
      line.account_id === transfer.account_id
    const lines = world.rows.get('bank_statement_line') ?? []
    const transfer = some(
      world,
      'bank_transfer',
      row => row.branch_id === world.here && row.status === 'WAITING' && lines.some((line: Json) => brings(line, row)),
    )
    return {
      params: { id: some(world, 'bank_statement_line', row => brings(row, transfer)).id },
      body: { transferId: transfer.id },
    }
  },
  'saleReturn.preview': world => {
    const { billId, reason, items } = broughtBack(world)
    return { body: { billId, reason, items } }
  },
  'saleReturn.create': world => ({ body: broughtBack(world) }),
  'saleReturn.replace': world => {
    const draft = some(world, 'sale_return', row => row.branch_id === world.here && row.status === 'DRAFT')
    return {
      params: { id: draft.id },
      body: { ...broughtBack(world), payments: [], version: draft.version, status: 'DRAFT' },
    }
  },
  'saleReturn.delete': world => {
    const draft = some(world, 'sale_return', row => row.branch_id === world.here && row.status === 'DRAFT')
    return { params: { id: draft.id }, body: { version: draft.version } }
  },
  'saleReturn.takeOffline': world => {
    const { billId, items, payments } = broughtBack(world)
    const line = some(world, 'bill_item', row => row.id === items[0]!.billItemId)
    const amount = payments[0]!.amount
    const item = { line: line.position, productId: line.product_id, unitId: line.unit_id, quantity: 1, amount }
    const taken = { localNumber: 'OFF-ABC234', takenAt: new Date().toISOString(), reason: 'OTHER' }
    return { body: { branchId: world.here, billId, items: [item], cash: amount, ...taken } }
  },
  'device.open': world => {
    const till = some(world, 'device', row => row.branch_id === world.here && row.name === 'Quầy 1')
    return { body: { token: `${till.id}.${tillSecret}` } }
  },
  'documentFlag.settle': world => {
    const open = some(
      world,
      'document_flag',
      row => row.branch_id === world.here && row.document_kind === 'sale-return' && !row.settled_at,
    )
    return { params: { id: open.id }, body: { action: 'settle' } }
  },
  'saleReturn.settle': world => {
    const open = some(
      world,
      'sale_return',
      row => row.branch_id === world.here && row.status === 'SUCCEED' && row.flags?.length > 0 && !row.settled_at,
    )
    return { params: { id: open.id }, body: { note: 'Đã thu lại tiền' } }
  },
  'saleReturn.previewUnbilled': world => {
    const { reason, items } = withoutBill(world)
    return { body: { reason, items } }
  },
  'saleReturn.createUnbilled': world => ({ body: withoutBill(world) }),
  'saleReturn.replaceUnbilled': world => {
    const draft = some(world, 'sale_return', row => row.branch_id === world.here && row.status === 'DRAFT')
    return {
      params: { id: draft.id },
      body: { ...withoutBill(world), payments: [], version: draft.version, status: 'DRAFT' },
    }
  },
  'bill.create': world => {
    const stock = some(world, 'stock', row => row.branch_id === world.here && row.quantity > 10)
    const unit = some(world, 'product_unit', row => row.product_id === stock.product_id && row.is_base)
    const items = [{ productId: stock.product_id, unitId: unit.id, quantity: 2 }]
    return { body: { items, payments: [{ method: 'CASH', amount: 2 * unit.price }] } }
  },
  'salesOrder.create': world => ({ body: { ...orderOf(world), status: 'SUCCEED' } }),
  'salesOrder.update': world => {
    const { id, version } = orderThat(world, 'OPEN')
    return { params: { id }, body: { version, items: orderOf(world).items } }
  },
  'salesOrder.priceToday': world => ({ params: { id: orderThat(world, 'OPEN').id } }),
  'salesOrder.reprice': world => {
    const { id, version, payable } = orderThat(world, 'OPEN')
    return { params: { id }, body: { version, expectedPayable: payable } }
  },
  'salesOrder.confirm': world => {
    const { id, version } = orderThat(world, 'DRAFT')
    return { params: { id }, body: { version } }
  },
  'salesOrder.merge': world => {
    const open = (world.rows.get('sales_order') ?? []).filter(
      (row: Json) => row.branch_id === world.here && row.progress === 'OPEN',
    )
    const one = open.find((row: Json) => open.some(other => other !== row && isMergeable(row, other)))
    const other = open.find(row => row !== one && isMergeable(one, row))
    return { body: { ids: [one?.id, other?.id] } }
  },
  'salesOrder.keepers': world => ({
    query: { productId: some(world, 'stock', row => row.branch_id === world.here).product_id },
  }),
  'salesOrder.takeHold': world => {
    const kept: readonly Json[] = world.rows.get('sales_order_reservation') ?? []
    const isHere = (row: Json) => row.branch_id === world.here
    const from = kept.find(row => isHere(row) && row.held > 0 && kept.some(other => misses(other, row)))
    const missing = kept.find(row => misses(row, from))
    return {
      params: { id: missing?.sales_order_id },
      body: { fromId: from?.sales_order_id, productId: from?.product_id, quantity: 1 },
    }
  },
  'salesOrder.close': world => ({
    params: { id: orderThat(world, 'PARTIAL', row => row.deposit > 0).id },
    body: { reason: 'Khách lấy một phần', deposit: 'REFUND' },
  }),
  'salesOrder.deposit': world => ({
    params: { id: orderThat(world, 'OPEN', row => row.deposit < row.payable).id },
    body: { payments: [{ method: 'CASH', amount: 1 }] },
  }),
  'salesOrder.refundDeposit': world => ({
    params: { id: orderThat(world, 'OPEN').id },
    body: { payments: [{ method: 'CASH', amount: 1 }] },
  }),
  'salesOrder.cancel': world => ({
    params: { id: orderThat(world, 'OPEN', row => row.deposit > 0).id },
    body: { reason: 'Khách thôi', deposit: 'REFUND' },
  }),
  'till.changeCategory': world => {
    const { category } = some(world, 'quick_pick', row => row.branch_id === world.here)
    return { body: { name: category, before: null } }
  },
  'bill.replace': world => {
    const { billId, items } = broughtBack(world, true)
    const line = some(world, 'bill_item', row => row.id === items[0]!.billItemId)
    const sold = { productId: line.product_id, unitId: line.unit_id, quantity: 1 }
    const bill = { items: [sold], payments: [{ method: 'CASH', amount: line.list_price }] }
    return { params: { id: billId }, body: { reason: 'Bấm nhầm', bill } }
  },
}

/** An order of a customer of two of some goods that lie at the branch. */
const orderOf = (world: World) => {
  const stock = some(world, 'stock', row => row.branch_id === world.here && row.quantity > 10)
  const unit = some(world, 'product_unit', row => row.product_id === stock.product_id && row.is_base)
  const items = [{ productId: stock.product_id, unitId: unit.id, quantity: 2 }]
  return { customerId: some(world, 'customer', () => true).id, items }
}

/** Whether a row of what orders keep misses goods that another order of its branch keeps. */
const misses = (row: Json, keeps: Json) =>
  row.product_id === keeps?.product_id &&
  row.branch_id === keeps.branch_id &&
  row.sales_order_id !== keeps.sales_order_id &&
  row.held < row.wanted

const isMergeable = (one: Json, other: Json) =>
  ['customer_id', 'price_book_id'].every(column => one?.[column] === other[column])

const orderThat = (world: World, progress: string, fits: (row: Json) => boolean = () => true) =>
  some(world, 'sales_order', row => row.branch_id === world.here && row.progress === progress && fits(row))

/** One of a line of a bill that was paid in full comes back: the line has some left for the next call. */
const broughtBack = (world: World, alone = false) => {
  const rowsOf = (table: string, of: (row: Json) => boolean): Json[] => (world.rows.get(table) ?? []).filter(of)
  const item = some(world, 'bill_item', row => {
    const [bill] = rowsOf('bill', one => one.id === row.bill_id)
    const isPlain = ['debt', 'cash_rounding', 'points_used', 'exchange_used'].every(field => bill?.[field] === 0)
    const isOpen = bill?.branch_id === world.here && bill.status === 'SUCCEED'
    const isWhole = row.promotion_discount + row.promotion_share === 0 && row.net > 0 && row.net % row.quantity === 0
    const lots = rowsOf('bill_item_lot', lot => lot.item_id === row.id)
    const hasReturn = rowsOf('sale_return', one => [one.bill_id, one.exchange_bill_id].includes(row.bill_id)).length > 0
    if (alone && hasReturn) return false
    return isPlain && isOpen && isWhole && row.ratio === 1 && row.quantity - row.returned_base > 1 && lots.length === 1
  })
  const items = [{ billItemId: item.id, quantity: 1 }]
  const payments = [{ method: 'CASH', amount: item.net / item.quantity }]
  return { billId: item.bill_id, reason: 'CHANGED_MIND', items, payments }
}

/** One of goods on a shelf comes back without a bill. */
const withoutBill = (world: World) => {
  const stock = some(world, 'stock', row => row.branch_id === world.here && row.quantity > 10)
  const unit = some(world, 'product_unit', row => row.product_id === stock.product_id && row.is_base)
  const items = [{ productId: stock.product_id, unitId: unit.id, quantity: 1, unitPrice: unit.price }]
  return { reason: 'OTHER', items, payments: [{ method: 'CASH', amount: unit.price }] }
}

const transferThat = (world: World, status: string): Json =>
  some(world, 'bank_transfer', row => row.branch_id === world.here && row.status === status)

const someShift = (world: World, status: 'OPEN' | 'CLOSED'): Json =>
  some(world, 'shift', row => row.branch_id === world.here && row.status === status)

const refusedReport = (world: World, kind: string): Json =>
  some(
    world,
    'submission',
    row => row.branch_id === world.here && row.document_kind === kind && row.state === 'REFUSED',
  )

/** An order of some goods, as a draft. */
const someOrder = (world: World): Json => {
  const unit = some(world, 'product_unit', row => row.is_base)
  const items = [{ productId: unit.product_id, unitId: unit.id, quantity: 1, price: 7 }]
  return { status: 'DRAFT', providerId: some(world, 'provider').id, items }
}

const ofProgress = (world: World, progress: string): Json =>
  some(world, 'purchase_order', row => row.branch_id === world.here && row.progress === progress)

/** One of some goods to the other branch, as a draft. */
const someTransfer = (world: World): Json => {
  const unit = some(world, 'product_unit', row => row.is_base && isItself(world, row.product_id))
  const items = [{ productId: unit.product_id, unitId: unit.id, quantity: 1 }]
  return { status: 'DRAFT', targetBranchId: world.elsewhere, items }
}

/** One tablet of some goods. */
const someDose = (world: World): Json => {
  const unit = some(world, 'product_unit', row => row.is_base && isItself(world, row.product_id))
  return [{ productId: unit.product_id, unitId: unit.id, quantity: 1 }]
}

/** Not merged into other goods. */
const isItself = (world: World, productId: string) =>
  some(world, 'product', row => row.id === productId).merged_into === null

/** One of a lot that lies here, given back to a provider. */
const someReturn = (world: World): Json => {
  const stock = some(
    world,
    'stock',
    row => row.branch_id === world.here && row.quantity > 0 && row.bucket === 'sellable',
  )
  const unit = some(world, 'product_unit', row => row.product_id === stock.product_id && row.is_base)
  const place = { productId: stock.product_id, lotId: stock.lot_id, bucket: 'sellable' }
  const items = [{ ...place, unitId: unit.id, quantity: 1, price: 7 }]
  return { reason: 'DAMAGED', providerId: some(world, 'provider').id, items }
}

const linesOfGoods = [
  'inbound_item',
  'inbound_return_item',
  'inventory_check_product',
  'count_line',
  'disposal_item',
  'stock_transfer_item',
  'purchase_order_item',
  'bill_item',
]

/** Two products that could be one, those that documents name least, because other calls use goods up and put them on drafts. */
const twins = (world: World): [Json, Json] => {
  const named = linesOfGoods.flatMap(table => (world.rows.get(table) ?? []) as Json[])
  const usesOf = Map.groupBy(named, line => line.product_id)
  const uses = (row: Json) => usesOf.get(row.id)?.length ?? 0
  const isGone = (row: Json) => row.merged_into || row.type === 3
  const products = ((world.rows.get('product') ?? []) as Json[]).filter(row => !isGone(row))
  const unitOf = (row: Json) => some(world, 'product_unit', unit => unit.product_id === row.id && unit.is_base).name
  const groups = [...Map.groupBy(products, row => `${unitOf(row)} ${row.is_lot_managed}`).values()]
  const pairs = groups
    .filter(group => group.length > 1)
    .map(group => group.toSorted((one, other) => uses(one) - uses(other)).slice(0, 2))
  const [least] = pairs.toSorted(([one], [other]) => uses(one) - uses(other))
  if (!least) throw new Error('The world has no goods that could be one')
  return least as [Json, Json]
}

/** A person other than those that the tests sign in as. */
const unknownPerson = (world: World): string => {
  const known = [world.owner, world.caller, world.neighbour, world.colleague].map(person => person.profile.id)
  return some(world, 'employee', row => row.is_active && !known.includes(row.id)).id
}

/** A PNG of one point. */
const some = (world: World, table: string, fits: (row: Json) => boolean = () => true): Json => {
  const row = world.rows.get(table)?.find(fits)
  if (!row) throw new Error(`The world has no such ${table}`)
  return row
}
