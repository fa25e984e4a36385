import type { VatRate } from '@quay/contract/enumeration'
import { inboundRoutes } from '@quay/contract/inbound'
import { certificateKindText, providerRoutes } from '@quay/contract/partner'
import { type Product, productRoutes } from '@quay/contract/product'
import { expiredPapers } from '@quay/domain/partner/expired-papers'
import { formatUnits } from '@quay/domain/quantity/convert-unit'
import { formatDate } from '@quay/domain/text/format-date'
import { formatDong } from '@quay/domain/text/format-number'
import { addDays } from '@quay/domain/time/calendar'
import PackagePlus from 'lucide-react/icons/package-plus'
import Send from 'lucide-react/icons/send'
import Truck from 'lucide-react/icons/truck'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../api/client.ts'
import { newId } from '../../api/new-id.ts'
import { useBusinessDay } from '../../api/use-business-day.ts'
import { useLastEditor } from '../../api/use-last-editor.ts'
import { useRoute } from '../../api/use-route.ts'
import type { DocumentDraft } from '../../document/draft-slot.tsx'
import { useKept } from '../../document/use-kept.ts'
import { useDocumentTitle } from '../../routing/use-document-title.ts'
import { orderText } from '../../text/purchase-order.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Combobox } from '../../ui/combobox.tsx'
import { ConflictNote } from '../../ui/conflict-note.tsx'
import { DateInput } from '../../ui/date-input.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Field } from '../../ui/field.tsx'
import { FigureRow } from '../../ui/figure-row.tsx'
import { Money } from '../../ui/money.tsx'
import { Note } from '../../ui/note.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { SideFoot } from '../../ui/side-foot.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import { useHotkey } from '../../ui/use-hotkey.ts'
import { focusLineSoon, walkLines } from '../../ui/walk-lines.ts'
import { editorOfOrder, type OrderLine as Line, type OrderDraft, sumsOfOrder } from './editor-state.ts'
import { EndOrder } from './end-order.tsx'
import { OrderLine } from './order-line.tsx'
import { OrderState } from './order-state.tsx'
import { useSaveOrder } from './use-save-order.ts'

const mostFound = 12
const mostProviders = 20

/** Writes an order to a provider: whom, what, how many, when; kept as a draft or confirmed. */
export function OrderEditor({ slot }: { slot: DocumentDraft<OrderDraft> }) {
  const today = useBusinessDay()
  const [draft, setDraft] = useState(slot.begin)
  const { end } = useKept(slot, draft)
  const finder = useRef<HTMLDivElement>(null)
  const partner = useRef<HTMLDivElement>(null)
  const [cancelling, setCancelling] = useState(false)
  const { branchId, provider } = draft
  const detail = useRoute(providerRoutes.get, { params: { id: provider?.id ?? '' } }, { enabled: provider !== null })
  const known = provider && detail.data?.id === provider.id ? detail.data : null
  const expired = expiredPapers(known?.certificates ?? [], today)
  const title = draft.code ?? orderText.newTitle
  useDocumentTitle(title)
  const { save, saving, problem, theirs, forget } = useSaveOrder(draft, end)
  const who = useLastEditor(theirs?.id ?? null)

  const change = (patch: Partial<OrderDraft>) => setDraft(before => ({ ...before, ...patch }))
  const changeLine = (key: string, patch: Partial<Line>) =>
    setDraft(before => ({
      ...before,
      lines: before.lines.map(line => (line.key === key ? { ...line, ...patch } : line)),
    }))

  const { scope } = orderText
  const findProduct = () => finder.current?.querySelector('input')?.focus()
  useHotkey({ id: 'order.provider', key: 'F4', label: orderText.provider, scope }, () =>
    partner.current?.querySelector('input')?.focus(),
  )
  useHotkey({ id: 'order.find', key: 'F3', label: orderText.findProduct, scope }, findProduct)
  useEffect(() => finder.current?.querySelector('input')?.focus(), [])
  useHotkey({ id: 'order.draft', key: 'Ctrl+S', label: orderText.saveDraft, scope }, () => save('DRAFT'))
  useHotkey({ id: 'order.confirm', key: 'F9', label: orderText.confirm, scope }, () => save('SUCCEED'))

  async function findProviders(keyword: string, signal: AbortSignal) {
    const query = { keyword, isActive: '1' as const, limit: mostProviders }
    const { items } = await call(providerRoutes.list, { query }, { signal })
    return items.map(({ id, name, phone, leadDays }) => ({
      value: id,
      label: name,
      leadDays,
      ...(phone && { detail: phone }),
    }))
  }
  async function findProducts(keyword: string, signal: AbortSignal) {
    const query = { branchId, keyword, isActive: '1' as const, limit: mostFound }
    const { items } = await call(productRoutes.list, { query }, { signal })
    return items
      .filter(product => product.comboPrice === null)
      .map(product => ({
        value: product.id,
        label: product.name,
        detail: `${product.code} · ${orderText.stock(
          formatUnits(product.stock, product.units),
          product.onOrder > 0 ? formatUnits(product.onOrder, product.units) : null,
        )}`,
        product,
      }))
  }
  /** What one base unit was bought for last; null where it never was, or the answer does not come. */
  async function lastPriceOf(productId: string): Promise<number | null> {
    const query = { branchId, productIds: productId, providerId: provider?.id }
    const [known] = await call(inboundRoutes.knownGoods, { query }).catch(() => [])
    return known?.last ? known.last.price / known.last.ratio : null
  }
  function add(product: Product) {
    const there = draft.lines.find(line => line.productId === product.id)
    if (there) {
      focusLineSoon(there.key)
      return changeLine(there.key, { quantity: (there.quantity ?? 0) + 1 })
    }
    const units = product.units.toSorted((a, b) => b.ratio - a.ratio)
    const unit = units.find(one => one.isDefaultPurchase) ?? units[0]
    if (!unit) return
    const { id: productId, code, name } = product
    const line = {
      key: newId(),
      productId,
      code,
      name,
      units,
      unitId: unit.id,
      quantity: 1,
      price: null,
      vatRate: product.vatRate as VatRate,
      note: null,
    }
    change({ lines: [...draft.lines, line] })
    focusLineSoon(line.key)
    void lastPriceOf(productId).then(last => {
      if (last === null) return
      const priced = (one: Line): Line => {
        const ratio = one.units.find(({ id }) => id === one.unitId)?.ratio ?? 1
        return one.key === line.key && one.price === null ? { ...one, price: Math.round(last * ratio) } : one
      }
      setDraft(before => ({ ...before, lines: before.lines.map(priced) }))
    })
  }
  const sums = sumsOfOrder(draft.lines)
  const goods = sums?.goodsAmount ?? 0
  const place = /^items\.(\d+)\./.exec(problem?.path ?? '')?.[1]
  return (
    <>
      <PageHead
        title={title}
        crumbs={[{ label: orderText.title, to: '/products/purchase-order' }]}
        meta={<OrderState order={{ progress: 'DRAFT', isLate: false }} />}
        actions={
          <>
            {draft.version !== null && <Button onClick={() => setCancelling(true)}>{orderText.cancel}</Button>}
            <Button keyHint="Ctrl+S" busy={saving} onClick={() => save('DRAFT')}>
              {orderText.saveDraft}
            </Button>
          </>
        }
      />
      {theirs && (
        <div className="mb-4">
          <ConflictNote
            who={who}
            changes={[orderText.conflictChanges(theirs.itemCount, formatDong(theirs.payable))]}
            onReload={() => {
              setDraft(editorOfOrder(theirs))
              forget()
            }}
            onOverwrite={() => {
              change({ version: theirs.version })
              forget()
              save('DRAFT', theirs.version)
            }}
          />
        </div>
      )}
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_308px]">
        <section
          aria-label={orderText.product}
          className="min-w-0 rounded-3 border border-line bg-surface"
          onKeyDown={event => walkLines(event, findProduct)}
        >
          <div ref={finder} className="flex flex-wrap items-center gap-3 px-4 py-2 max-md:px-3">
            <Combobox
              keyHint="F3"
              className="max-w-96 max-sm:max-w-none"
              label={orderText.findProduct}
              placeholder={orderText.findProduct}
              value={null}
              options={findProducts}
              onChange={option => option && add(option.product)}
            />
            <span className="text-12 text-ink-3 max-lg:hidden">{orderText.walk}</span>
          </div>
          {draft.lines.length === 0 ? (
            <EmptyState icon={<PackagePlus />} title={orderText.noLines}>
              {orderText.emptyLines}
            </EmptyState>
          ) : (
            <ol aria-label={orderText.product}>
              {draft.lines.map((line, index) => (
                <OrderLine
                  key={line.key}
                  line={line}
                  branchId={branchId}
                  invalid={place === String(index)}
                  onChange={patch => changeLine(line.key, patch)}
                  onRemove={() => change({ lines: draft.lines.filter(one => one.key !== line.key) })}
                />
              ))}
            </ol>
          )}
        </section>
        <Card className="lg:sticky lg:top-0">
          <div className="grid gap-3">
            <div ref={partner}>
              <Field
                label={orderText.provider}
                required
                error={problem?.path === 'providerId' ? problem.text : undefined}
              >
                <Combobox
                  icon={<Truck />}
                  keyHint="F4"
                  placeholder={orderText.providerPlaceholder}
                  value={provider && { value: provider.id, label: provider.name, leadDays: null as number | null }}
                  options={findProviders}
                  onChange={option =>
                    change({
                      provider: option && { id: option.value, name: option.label },
                      ...(option?.leadDays != null && { expectedDate: addDays(today, option.leadDays) }),
                    })
                  }
                />
              </Field>
            </div>
            {expired.length > 0 && (
              <Note tone="warning">
                {orderText.expired(
                  expired
                    .map(({ kind, expiresOn }) => `${certificateKindText[kind]} (${formatDate(expiresOn)})`)
                    .join('; '),
                )}
              </Note>
            )}
            <Field label={orderText.expected}>
              <DateInput today={today} value={draft.expectedDate} onChange={expectedDate => change({ expectedDate })} />
            </Field>
            <Field label={orderText.note}>
              <Textarea
                rows={2}
                maxLength={500}
                value={draft.note}
                onChange={event => change({ note: event.target.value })}
              />
            </Field>
            <dl className="grid gap-1.5">
              <FigureRow label={orderText.goods}>
                <Money amount={goods} />
              </FigureRow>
              {sums !== null && sums.vatAmount > 0 && (
                <FigureRow label={orderText.vat}>
                  <Money amount={sums.vatAmount} />
                </FigureRow>
              )}
              <FigureRow label={orderText.payable} strong>
                <Money amount={sums?.payable ?? 0} />
              </FigureRow>
            </dl>
            {known?.minOrder != null && goods < known.minOrder && draft.lines.length > 0 && (
              <Note tone="warning">{orderText.minOrder(formatDong(known.minOrder))}</Note>
            )}
            <SideFoot>
              {problem && problem.path !== 'providerId' && (
                <Note tone="danger" alert>
                  {place !== undefined && `${orderText.line(Number(place) + 1)}: `}
                  {problem.text}
                </Note>
              )}
              <Button
                variant="primary"
                size="xl"
                icon={<Send />}
                keyHint="F9"
                busy={saving}
                onClick={() => save('SUCCEED')}
              >
                {orderText.confirm}
              </Button>
            </SideFoot>
          </div>
        </Card>
      </div>
      {cancelling && draft.code && (
        <EndOrder id={draft.id} code={draft.code} how="cancel" onClose={() => setCancelling(false)} />
      )}
    </>
  )
}
