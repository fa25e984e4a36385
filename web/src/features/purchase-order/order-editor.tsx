import { inboundRoutes } from '@quay/contract/inbound/routes'
import type { Product } from '@quay/contract/product/shapes'
import { purchaseOrderRoutes } from '@quay/contract/purchase-order/routes'
import { formatDong } from '@quay/domain/text/format-number'
import { addDays } from '@quay/domain/time/calendar'
import Send from 'lucide-react/icons/send'
import { call } from '../../api/client.ts'
import { newId } from '../../api/new-id.ts'
import { useBusinessDay } from '../../api/session/use-business-day.ts'
import { DocumentEditor } from '../../document/document-editor.tsx'
import { DraftText } from '../../document/draft-text.tsx'
import { DocumentLines } from '../../document/lines/document-lines.tsx'
import { ofProduct, oneMore, withChanged } from '../../document/lines/edit-lines.ts'
import { findProducts } from '../../document/lines/find-products.ts'
import { useProducts } from '../../document/lines/read-products.ts'
import { useLines } from '../../document/lines/use-lines.ts'
import { ProviderField } from '../../document/provider-field.tsx'
import type { KeptDraft } from '../../document/slot/draft-slot.tsx'
import { useDocumentEditor } from '../../document/use-document-editor.ts'
import { orderText } from '../../text/buying/purchase-order.ts'
import { documentText } from '../../text/kit/document.ts'
import { DateInput } from '../../ui/date/date-input.tsx'
import { Field } from '../../ui/field/field.tsx'
import { FigureRow } from '../../ui/page/figure-row.tsx'
import {
  bodyOfOrder,
  editorOfOrder,
  lineOfProduct,
  type OrderDraft,
  pricedByLast,
  sumsOfOrder,
} from './editor-state.ts'
import { EndOrder } from './end-order.tsx'
import { describeStock, OrderLine } from './order-line.tsx'
import { OrderState } from './order-state.tsx'
import { ProviderNotes } from './provider-notes.tsx'
import { readOrder } from './read-order.ts'

const { scope } = orderText

/** Writes an order to a provider: whom, what, how many, when; kept as a draft or confirmed. */
export function OrderEditor({ kept }: { kept: KeptDraft<OrderDraft> }) {
  const today = useBusinessDay()
  const title = kept.begin.code ?? orderText.newTitle
  const editing = useDocumentEditor(kept, {
    title,
    path: '/products/purchase-order',
    scope,
    draftKey: orderText.saveDraft,
    finishKey: orderText.confirm,
    send: (send, draft, status) => {
      const { id, version } = draft
      const body = { ...bodyOfOrder(draft), status, branchId: draft.branchId }
      return version === null
        ? send(purchaseOrderRoutes.create, { body: { ...body, id } })
        : send(purchaseOrderRoutes.replace, { params: { id }, body: { ...body, version } })
    },
    read: readOrder,
    editorOf: editorOfOrder,
    check: ({ provider, lines }) => {
      if (!provider) return { path: 'providerId', text: orderText.noProvider }
      return lines.length === 0 ? { path: 'find', text: orderText.noLines } : null
    },
  })
  const { draft, change, learn, problem } = editing
  const { branchId, provider } = draft
  const lines = useLines(editing, line => line.name)
  const goods = useProducts(
    draft.lines.map(({ productId }) => productId),
    branchId,
  )
  const sums = sumsOfOrder(draft.lines)

  function add(product: Product) {
    const line = lineOfProduct(product, newId())
    if (!line) return
    lines.add(line, ofProduct(product.id), oneMore)
    void lastPriceOf(product.id).then(last => {
      if (last !== null)
        learn(before => ({ ...before, lines: withChanged(before.lines, line.key, one => pricedByLast(one, last)) }))
    })
  }
  /** What one base unit was bought for last; null where it never was, or the answer does not come. */
  async function lastPriceOf(productId: string): Promise<number | null> {
    const query = { branchId, productIds: productId, providerId: provider?.id }
    const [known] = await call(inboundRoutes.knownGoods, { query }).catch(() => [])
    return known?.last ? known.last.price / known.last.ratio : null
  }
  return (
    <DocumentEditor
      editing={editing}
      title={title}
      crumbs={[{ label: orderText.title, to: '/products/purchase-order' }]}
      meta={<OrderState order={{ progress: 'DRAFT', isLate: false }} />}
      ending={{
        id: 'cancel',
        label: orderText.cancel,
        window: onClose => (
          <EndOrder id={draft.id} code={draft.code ?? ''} how="cancel" onDone={editing.end} onClose={onClose} />
        ),
      }}
      describeTheirs={theirs => [documentText.theirs(theirs.itemCount, formatDong(theirs.payable))]}
      problem={problem}
      finishIcon={<Send />}
      side={
        <>
          <ProviderField
            required
            scope={scope}
            value={provider}
            problem={problem}
            onChange={(chosen, leadDays) =>
              change({
                provider: chosen && { id: chosen.id, name: chosen.name },
                ...(leadDays !== null && { expectedDate: addDays(today, leadDays) }),
              })
            }
          />
          <Field label={orderText.expected}>
            <DateInput today={today} value={draft.expectedDate} onChange={expectedDate => change({ expectedDate })} />
          </Field>
          <DraftText
            draft={draft}
            problem={problem}
            onChange={change}
            name="note"
            label={orderText.note}
            maxLength={500}
            rows={2}
          />
          <dl className="grid gap-1.5">
            <FigureRow label={orderText.goods} amount={sums?.goodsAmount ?? 0} />
            {sums !== null && sums.vatAmount > 0 && <FigureRow label={orderText.vat} amount={sums.vatAmount} />}
            <FigureRow label={orderText.payable} strong amount={sums?.payable ?? 0} />
          </dl>
          {provider && (
            <ProviderNotes
              id={provider.id}
              goods={draft.lines.length === 0 ? null : (sums?.goodsAmount ?? 0)}
              today={today}
            />
          )}
        </>
      }
    >
      <DocumentLines
        label={orderText.product}
        editing={editing}
        lines={lines}
        find={{
          label: orderText.findProduct,
          options: findProducts(branchId, describeStock, product => product.comboPrice === null),
          onFound: ({ product }) => add(product),
        }}
        tools={<span className="text-12 text-ink-3 max-lg:hidden">{orderText.walk}</span>}
        empty={{ title: orderText.noLines, hint: orderText.emptyLines }}
      >
        {row => <OrderLine {...row} product={goods.get(row.line.productId)} />}
      </DocumentLines>
    </DocumentEditor>
  )
}
