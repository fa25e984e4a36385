import type { VatRate } from '@quay/contract/enumeration'
import type { InvoiceDraft } from '@quay/contract/inbound/shapes'
import { vatIntoPrice } from '../../../document/lines/line-vat.ts'
import type { EditorLine, EditorProduct, EditorState } from './editor-state.ts'

type Line = InvoiceDraft['lines'][number]

/** A line of a supplier's invoice that waits for its goods. */
export type InboundDraftLine = Pick<
  Line,
  | 'code'
  | 'name'
  | 'unitName'
  | 'quantity'
  | 'bonusQuantity'
  | 'price'
  | 'discount'
  | 'amount'
  | 'vatRate'
  | 'lots'
  | 'doubt'
> & { key: string }

/**
 * The editor's state with a supplier's e-invoice put into it: head, lines with known goods, and lines whose goods the
 * user has to choose. `newKey` makes the keys of its rows. What was typed before stays where the invoice says nothing.
 */
export function editorOfInvoice(state: EditorState, draft: InvoiceDraft, newKey: () => string): EditorState {
  const { invoice, provider, discount } = draft
  const known = draft.lines.filter(line => line.product !== null && line.unitId !== null)
  return {
    ...state,
    provider: provider ? { id: provider.id, name: provider.name, debt: provider.debt } : state.provider,
    invoiceNumber: invoice.number || state.invoiceNumber,
    invoiceSeries: invoice.series || state.invoiceSeries,
    invoiceDate: invoice.date ?? state.invoiceDate,
    invoiceTotal: invoice.total ?? state.invoiceTotal,
    discount: discount > 0 ? { unit: 2, value: discount } : state.discount,
    lines: [
      ...state.lines,
      ...known.map(line => lineOfInvoice({ ...line, key: newKey() }, knownProduct(line), line.unitId!, newKey)),
    ],
    unmatched: [
      ...state.unmatched,
      ...draft.lines.filter(line => !known.includes(line)).map(line => ({ ...unmatched(line), key: newKey() })),
    ],
  }
}

function knownProduct({ product }: Line): EditorProduct {
  const { id, code, name, isLotManaged, units } = product!
  return { id, code, name, isLotManaged, units, unitsKnown: true }
}

function unmatched(line: Line): Omit<InboundDraftLine, 'key'> {
  const { code, name, unitName, quantity, bonusQuantity, price, discount, amount, vatRate, lots, doubt } = line
  return { code, name, unitName, quantity, bonusQuantity, price, discount, amount, vatRate, lots, doubt }
}

/** A line of the invoice as a line of the import, once its goods are known. The lots are those that the invoice names. */
export function lineOfInvoice(
  line: InboundDraftLine,
  product: EditorProduct,
  unitId: string,
  newKey: () => string,
): EditorLine {
  const { code, name, unitName, quantity, bonusQuantity, price, discount, vatRate } = line
  const received = (quantity ?? 0) + bonusQuantity
  const lots = line.lots.map(lot => ({
    key: newKey(),
    lotNumber: lot.lotNumber,
    expiryDate: lot.expiryDate,
    quantity: line.lots.length === 1 && lot.quantity === received ? null : lot.quantity,
  }))
  const noLot = { key: newKey(), lotNumber: '', expiryDate: null, quantity: null }
  return vatIntoPrice({
    key: newKey(),
    product,
    unitId,
    quantity,
    bonusQuantity,
    price,
    discount: { unit: 2, value: discount },
    vatRate: (vatRate ?? 0) as VatRate,
    lots: product.isLotManaged ? (lots.length > 0 ? lots : [noLot]) : [],
    salePrices: [],
    defect: null,
    supplierItem: { code, name, unitName },
    doubt: line.doubt ?? undefined,
  })
}
