import { errorMessage } from '@quay/contract/error-code'
import { type InboundReturn, inboundReturnReasons, inboundReturnRoutes } from '@quay/contract/inbound-return'
import { providerRoutes } from '@quay/contract/partner'
import { priceReturn } from '@quay/domain/inbound-return/price-return'
import { stockInWords } from '@quay/domain/quantity/stock-in-words'
import { formatDate } from '@quay/domain/text/format-date'
import { formatDong } from '@quay/domain/text/format-number'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import Truck from 'lucide-react/icons/truck'
import { useEffect, useRef, useState } from 'react'
import type { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/client.ts'
import { useBranchId } from '../../api/session.ts'
import { useAction } from '../../api/use-action.ts'
import { useBusinessDay } from '../../api/use-business-day.ts'
import { useLastEditor } from '../../api/use-last-editor.ts'
import type { KeptDraft } from '../../document/draft-slot.tsx'
import { useKept } from '../../document/use-kept.ts'
import { DocumentLink } from '../../routing/document-link.tsx'
import { inboundReturnText } from '../../text/inbound-return.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Combobox } from '../../ui/combobox.tsx'
import { confirm } from '../../ui/confirm.ts'
import { ConflictNote } from '../../ui/conflict-note.tsx'
import { DateInput } from '../../ui/date-input.tsx'
import { DetailPage } from '../../ui/detail-page.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Field } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { Select } from '../../ui/select.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { useHotkey } from '../../ui/use-hotkey.ts'
import { focusLineSoon } from '../../ui/walk-lines.ts'
import { CancelReturn } from './cancel-return.tsx'
import { editorOfReturn, lineOf, otherProvider, type ReturnEditorState, type ReturnLine } from './editor-state.ts'
import { ReturnLines } from './return-lines.tsx'
import { ReturnMoney } from './return-money.tsx'

const most = 20
/** The sentence stands at the head, and F9 is pressed anywhere in a long return. */
const bringIntoSight = (node: HTMLElement | null) => node?.scrollIntoView({ block: 'nearest' })
const reasons = inboundReturnReasons.map(value => ({ value, label: inboundReturnText.reasons[value] }))

type EditorProps = {
  slot: KeptDraft<ReturnEditorState>
  /** The draft that is changed; left out for a new one. */
  stored?: InboundReturn
}

/** Writes a return: the lots of a receipt or any that lie there, the reason, and how the provider gives the money back. */
export function ReturnEditor({ slot, stored }: EditorProps) {
  const router = useRouter()
  const client = useQueryClient()
  const today = useBusinessDay()
  const branchId = useBranchId()
  const [state, setState] = useState(slot.begin)
  const { end } = useKept(slot, state)
  const finder = useRef<HTMLDivElement>(null)
  const partner = useRef<HTMLDivElement>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  // The version that this one was read in.
  const [version, setVersion] = useState(state.version)
  const [theirs, setTheirs] = useState<InboundReturn | null>(null)
  const who = useLastEditor(theirs?.id ?? null)
  const [cancelling, setCancelling] = useState(false)
  const patch = (change: Partial<ReturnEditorState>) => setState(before => ({ ...before, ...change }))

  const kept = state.lines.filter(line => (line.quantity ?? 0) > 0)
  const priced = priceReturn({
    lines: kept.map(({ quantity, price, vatRate }) => ({ quantity: quantity ?? 0, price: price ?? 0, vatRate })),
    deduction: state.deduction ?? 0,
  })
  const options = {
    onDone: ({ id }: InboundReturn) => {
      end()
      router.history.push(`/products/return/${id}`)
    },
    showError: (error: ApiError) => {
      if (error.code === 'version-conflict') setTheirs(error.details.current as InboundReturn)
      else setRefusal(error.code === 'invalid-input' ? (error.issues[0]?.message ?? error.message) : error.message)
      // It is no draft any more: the page shows what it is.
      if (error.code === 'not-a-draft') void client.invalidateQueries()
      return true
    },
  }
  const create = useAction(inboundReturnRoutes.create, options)
  const replace = useAction(inboundReturnRoutes.replace, options)
  const busy = create.isPending || replace.isPending

  async function complete() {
    if (busy || kept.length === 0 || (await isMeant(kept, state.provider))) save('SUCCEED')
  }
  function save(status: 'DRAFT' | 'SUCCEED', over = version) {
    if (busy) return
    if (kept.length === 0) return setRefusal(inboundReturnText.noLines)
    if (!priced.ok) return setRefusal(errorMessage(priced.code, priced.details))
    setRefusal(null)
    const refund = state.method === 'DEBT' ? 0 : (state.refund ?? priced.refundable)
    const body = {
      status,
      branchId,
      providerId: state.provider?.id ?? null,
      inboundId: state.source?.id ?? null,
      reason: state.reason,
      deadline: state.deadline,
      note: state.note.trim() || null,
      deduction: state.deduction ?? 0,
      items: kept.map(({ productId, lotId, bucket, unitId, quantity, price, vatRate, inboundItemId }) => ({
        ...{ productId, lotId, bucket, unitId, vatRate, inboundItemId },
        quantity: quantity ?? 0,
        price: price ?? 0,
      })),
      payments: refund > 0 ? [{ method: state.method, amount: refund }] : [],
    }
    if (stored && over !== undefined) replace.mutate({ params: { id: stored.id }, body: { ...body, version: over } })
    else create.mutate({ body: { ...body, id: state.id } })
  }
  const { scope } = inboundReturnText
  const findLot = () => finder.current?.querySelector('input')?.focus()
  useHotkey({ id: 'return.draft', key: 'Ctrl+S', label: inboundReturnText.saveDraft, scope }, () => save('DRAFT'))
  useHotkey({ id: 'return.complete', key: 'F9', label: inboundReturnText.complete, scope }, () => void complete())
  useHotkey({ id: 'return.find', key: 'F3', label: inboundReturnText.findLot, scope }, findLot, {
    enabled: !state.source,
  })
  useHotkey({ id: 'return.provider', key: 'F4', label: inboundReturnText.provider, scope }, () =>
    partner.current?.querySelector('input')?.focus(),
  )
  // The first thing that is written of a free return is what goes back.
  useEffect(() => finder.current?.querySelector('input')?.focus(), [])

  async function findLots(keyword: string, signal: AbortSignal) {
    const query = { branchId, keyword, providerId: state.provider?.id, limit: most }
    const lots = await call(inboundReturnRoutes.candidates, { query }, { signal })
    return lots.map(lot => ({
      value: `${lot.lotId} ${lot.bucket}`,
      label: lot.productName,
      detail: [
        ...(lot.lotNumber
          ? [inboundReturnText.lot(lot.lotNumber, lot.expiryDate ? formatDate(lot.expiryDate) : '')]
          : []),
        inboundReturnText.canReturn(
          stockInWords(
            lot.canReturn,
            lot.units.map(unit => ({ ...unit, isActive: true })),
          ),
        ),
        ...(state.provider && lot.boughtFrom && lot.boughtFrom.id !== state.provider.id
          ? [inboundReturnText.ofOther(lot.boughtFrom.name)]
          : []),
      ].join(' · '),
      lot,
    }))
  }
  async function findProviders(keyword: string, signal: AbortSignal) {
    const answer = await call(providerRoutes.list, { query: { keyword, isActive: '1', limit: most } }, { signal })
    return answer.items.map(({ id, name, code }) => ({ value: id, label: name, detail: code }))
  }

  return (
    <DetailPage
      title={stored ? inboundReturnText.documentTitle(stored.code) : inboundReturnText.newTitle}
      crumbs={[{ label: inboundReturnText.title, to: '/products/return' }]}
      meta={stored && <StatusBadge status={stored.status} />}
      actions={
        <>
          {stored && <Button onClick={() => setCancelling(true)}>{inboundReturnText.cancel}</Button>}
          <Button keyHint="Ctrl+S" onClick={() => save('DRAFT')} disabled={busy}>
            {inboundReturnText.saveDraft}
          </Button>
          <Button variant="primary" keyHint="F9" onClick={() => void complete()} busy={busy}>
            {inboundReturnText.complete}
          </Button>
        </>
      }
      side={
        <>
          <Card>
            <div className="grid gap-3">
              {state.source && (
                <Field label={inboundReturnText.source} group>
                  <DocumentLink kind="inbound" id={state.source.id} code={state.source.code} />
                </Field>
              )}
              <div ref={partner}>
                <Field label={inboundReturnText.provider}>
                  <Combobox
                    icon={<Truck />}
                    {...(state.source === null && { keyHint: 'F4' })}
                    placeholder={inboundReturnText.providerPlaceholder}
                    disabled={state.source !== null}
                    value={state.provider && { value: state.provider.id, label: state.provider.name, detail: '' }}
                    onChange={option => patch({ provider: option && { id: option.value, name: option.label } })}
                    options={findProviders}
                  />
                </Field>
              </div>
              <Field label={inboundReturnText.reason}>
                <Select
                  label={inboundReturnText.reason}
                  value={state.reason}
                  options={reasons}
                  onChange={reason => patch({ reason })}
                />
              </Field>
              <Field label={inboundReturnText.deadline} hint={inboundReturnText.deadlineHint}>
                <DateInput today={today} value={state.deadline} onChange={deadline => patch({ deadline })} />
              </Field>
              <Field label={inboundReturnText.note}>
                <TextInput maxLength={500} value={state.note} onChange={event => patch({ note: event.target.value })} />
              </Field>
            </div>
          </Card>
          <Card>
            <ReturnMoney state={state} priced={priced} onChange={patch} />
          </Card>
        </>
      }
    >
      {theirs && (
        <ConflictNote
          who={who}
          changes={[inboundReturnText.conflictChanges(theirs.itemCount, formatDong(theirs.refundable))]}
          onReload={() => {
            setState(editorOfReturn(theirs))
            setVersion(theirs.version)
            setTheirs(null)
          }}
          onOverwrite={() => {
            setVersion(theirs.version)
            setTheirs(null)
            save('DRAFT', theirs.version)
          }}
        />
      )}
      {refusal && (
        <div ref={bringIntoSight}>
          <Note tone="danger" alert>
            {refusal}
          </Note>
        </div>
      )}
      {!state.source && (
        <div ref={finder}>
          <Combobox
            label={inboundReturnText.findLot}
            placeholder={inboundReturnText.findLot}
            keyHint="F3"
            value={null}
            options={findLots}
            onChange={option => {
              if (!option) return
              const line = lineOf(option.lot)
              const there = state.lines.find(({ lotId, bucket }) => lotId === line.lotId && bucket === line.bucket)
              if (!there) patch({ lines: [...state.lines, line] })
              focusLineSoon((there ?? line).key)
            }}
          />
        </div>
      )}
      <Card title={inboundReturnText.lines} padded={false}>
        {state.lines.length > 0 ? (
          <ReturnLines
            lines={state.lines}
            provider={state.provider}
            onChange={line => patch({ lines: state.lines.map(one => (one.key === line.key ? line : one)) })}
            onEnd={state.source ? undefined : findLot}
            onRemove={line => patch({ lines: state.lines.filter(one => one.key !== line.key) })}
          />
        ) : (
          <EmptyState title={state.source ? inboundReturnText.emptyReceipt : inboundReturnText.emptyLines}>
            {state.source ? null : inboundReturnText.emptyLinesHint}
          </EmptyState>
        )}
      </Card>
      {cancelling && stored && <CancelReturn document={stored} onClose={() => setCancelling(false)} />}
    </DetailPage>
  )
}

/** Asks about lines that bring no money, and about lots that another provider delivered; true where all is as meant. */
async function isMeant(lines: readonly ReturnLine[], provider: ReturnEditorState['provider']): Promise<boolean> {
  const words = inboundReturnText.ask
  const free = lines.filter(line => !line.price).map(line => line.productName)
  const others = lines.filter(line => otherProvider(line, provider)).map(line => line.productName)
  if (free.length === 0 && others.length === 0) return true
  return confirm({
    title: words.title,
    description: [
      free.length > 0 && words.free(free.join(', ')),
      others.length > 0 && words.others(provider?.name ?? '', others.join(', ')),
    ]
      .filter(Boolean)
      .join(' '),
    confirmLabel: words.confirm,
    keepLabel: words.keep,
    tone: 'primary',
  })
}
