import type { billRoutes } from '@quay/contract/bill/routes'
import type { Answer } from '@quay/contract/route'
import { useSession } from '../../api/session/session.ts'
import { customerEntity, employeeEntity, productEntity } from '../../list/entities.ts'
import { type Asked, choicesOf, type Filter } from '../../list/filter.ts'
import { paymentMethodText, saleChannelLabel, saleChannelText } from '../../text/bill/bill.ts'
import { billListText } from '../../text/bill/bill-list.ts'
import { eInvoiceText, invoiceStateText } from '../../text/bill/e-invoice.ts'
import { useBooks, usePromotions } from './bill-filter-options.ts'

const { linked } = billListText

/** Who works at one branch alone has no others to look at. */
const hasBranches = () => (useSession.getState().profile?.branches.length ?? 0) > 1

/** What narrows the list of bills. */
export const billFilters: ReadonlyArray<Filter<Asked<typeof billRoutes.list>, Answer<typeof billRoutes.total>>> = [
  { kind: 'period', usual: 'week' },
  { kind: 'choice', field: 'status', label: billListText.status, choices: choicesOf(billListText.statuses) },
  {
    kind: 'choice',
    field: 'method',
    label: billListText.method,
    choices: choicesOf(paymentMethodText, { all: billListText.anyMethod }),
  },
  {
    kind: 'choice',
    field: 'debtState',
    address: 'debt',
    label: billListText.debtState,
    choices: choicesOf(billListText.debtStates),
  },
  {
    kind: 'flag',
    field: 'allBranches',
    value: 'true',
    label: billListText.allBranches,
    yes: billListText.allBranches,
    shown: hasBranches,
  },
  {
    kind: 'choice',
    field: 'channel',
    label: saleChannelLabel,
    choices: choicesOf(saleChannelText, { all: billListText.anyChannel }),
    isMore: true,
  },
  {
    kind: 'choice',
    field: 'offline',
    label: billListText.offline,
    choices: choicesOf(billListText.offlines),
    isMore: true,
  },
  {
    kind: 'entity',
    field: 'sellerId',
    label: billListText.seller,
    all: billListText.anySeller,
    of: employeeEntity,
    isMore: true,
    shown: ({ may }) => may({ model: 'employee', action: 'read' }),
  },
  {
    kind: 'entity',
    field: 'createdBy',
    address: 'creator',
    label: billListText.creator,
    all: billListText.anyCreator,
    of: employeeEntity,
    isMore: true,
    shown: ({ may }) => may({ model: 'employee', action: 'read' }),
  },
  {
    kind: 'entity',
    field: 'customerId',
    label: billListText.customer,
    all: billListText.anyCustomer,
    of: customerEntity,
    isMore: true,
    shown: ({ may }) => may({ model: 'customer', action: 'read' }),
  },
  {
    kind: 'entity',
    field: 'productId',
    label: billListText.product,
    all: billListText.anyProduct,
    of: productEntity,
    isMore: true,
    shown: ({ may }) => may({ model: 'list_product', action: 'read' }),
  },
  {
    kind: 'listed',
    field: 'priceBookId',
    address: 'book',
    label: billListText.book,
    all: billListText.anyBook,
    isMore: true,
    useOptions: useBooks,
  },
  {
    kind: 'listed',
    field: 'discountId',
    label: billListText.promotion,
    all: billListText.anyPromotion,
    isMore: true,
    useOptions: usePromotions,
  },
  {
    kind: 'choice',
    field: 'prescription',
    label: billListText.prescription,
    choices: choicesOf(billListText.prescriptions),
    isMore: true,
  },
  {
    kind: 'choice',
    field: 'invoiceState',
    address: 'invoice',
    label: eInvoiceText.title,
    choices: choicesOf(invoiceStateText, { all: eInvoiceText.anyState }),
    isMore: true,
  },
  {
    kind: 'flag',
    field: 'invoiceBuyer',
    address: 'buyer',
    value: '1',
    label: eInvoiceText.withBuyer,
    yes: eInvoiceText.withBuyer,
    isMore: true,
  },
  {
    kind: 'flag',
    field: 'returned',
    value: '1',
    label: billListText.returned,
    yes: billListText.returned,
    isMore: true,
  },
  {
    kind: 'flag',
    field: 'delivered',
    value: '1',
    label: billListText.delivered,
    yes: billListText.delivered,
    isMore: true,
  },
  { kind: 'linked', field: 'lotId', label: linked.lot },
  { kind: 'linked', field: 'promotedProductId', label: linked.promoted, of: productEntity },
  { kind: 'linked', field: 'shiftId', label: linked.shift },
  { kind: 'linked', field: 'doctorId', label: linked.doctor },
]
