import { type Disposal, disposalReasons, disposalRoutes } from '@quay/contract/disposal'
import { formatUnits } from '@quay/domain/quantity/convert-unit'
import { formatDate } from '@quay/domain/text/format-date'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/client.ts'
import { useBranchId } from '../../api/session.ts'
import { useAction } from '../../api/use-action.ts'
import { useBusinessDay } from '../../api/use-business-day.ts'
import type { KeptDraft } from '../../document/draft-slot.tsx'
import { useKept } from '../../document/use-kept.ts'
import { useDocumentTitle } from '../../routing/use-document-title.ts'
import { disposalText } from '../../text/disposal.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Combobox } from '../../ui/combobox.tsx'
import { DateInput } from '../../ui/date-input.tsx'
import { DetailPage } from '../../ui/detail-page.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Field } from '../../ui/field.tsx'
import { FigureRow } from '../../ui/figure-row.tsx'
import { Money } from '../../ui/money.tsx'
import { Note } from '../../ui/note.tsx'
import { Select } from '../../ui/select.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import { useHotkey } from '../../ui/use-hotkey.ts'
import { CancelDisposal } from './cancel-disposal.tsx'
import { DisposalLines } from './disposal-lines.tsx'
import { bodyOfDisposal, type DisposalEditorState, filledLines, withLots, worthOf } from './editor-state.ts'
import { WitnessList } from './witness-list.tsx'

const most = 20
const mostLots = 500
const reasons = disposalReasons.map(value => ({ value, label: disposalText.reasons[value] }))

type EditorProps = {
  slot: KeptDraft<DisposalEditorState>
  /** The draft that is changed; left out for a new one. */
  stored?: Disposal
  /** Why it begins empty. */
  remark?: string | undefined
}

/** Writes a disposal: which lots go and why, how they are destroyed and before whom. F9 takes them out of the stock. */
export function DisposalEditor({ slot, stored, remark }: EditorProps) {
  const router = useRouter()
  const client = useQueryClient()
  const today = useBusinessDay()
  const branchId = useBranchId()
  const title = stored ? disposalText.documentTitle(stored.code) : disposalText.newTitle
  useDocumentTitle(title)
  const [state, setState] = useState(slot.begin)
  const { end } = useKept(slot, state)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [issues, setIssues] = useState<ApiError['issues']>([])
  const [cancelling, setCancelling] = useState(false)
  const patch = (change: Partial<DisposalEditorState>) => setState(before => ({ ...before, ...change }))
  const kept = filledLines(state)
  const worths = kept.map(worthOf)
  const worth = worths.includes(null) ? null : worths.reduce<number>((sum, one) => sum + one!, 0)

  const options = {
    onDone: ({ id }: Disposal) => {
      end()
      router.history.replace(`/products/disposal/${id}`)
    },
    showError: (error: ApiError) => {
      setIssues(error.issues)
      setRefusal(error.code === 'invalid-input' ? (error.issues[0]?.message ?? error.message) : error.message)
      if (error.code === 'not-a-draft' || error.code === 'version-conflict') void client.invalidateQueries()
      return true
    },
  }
  const create = useAction(disposalRoutes.create, options)
  const replace = useAction(disposalRoutes.replace, options)
  const busy = create.isPending || replace.isPending

  function save(status: 'DRAFT' | 'SUCCEED') {
    if (busy) return
    if (kept.length === 0) return setRefusal(disposalText.noLines)
    setRefusal(null)
    setIssues([])
    const body = { status, branchId: stored?.branchId ?? branchId, ...bodyOfDisposal(state) }
    if (stored)
      replace.mutate({ params: { id: stored.id }, body: { ...body, version: state.version ?? stored.version } })
    else create.mutate({ body })
  }
  useHotkey({ id: 'disposal.keep', key: 'Ctrl+S', label: disposalText.saveDraft, scope: disposalText.scope }, () =>
    save('DRAFT'),
  )
  useHotkey({ id: 'disposal.complete', key: 'F9', label: disposalText.complete, scope: disposalText.scope }, () =>
    save('SUCCEED'),
  )

  async function findLots(keyword: string, signal: AbortSignal) {
    const lots = await call(disposalRoutes.candidates, { query: { branchId, keyword, limit: most } }, { signal })
    return lots.map(lot => ({
      value: `${lot.lotId} ${lot.bucket}`,
      label: lot.productName,
      detail: [
        ...(lot.lotNumber ? [disposalText.lot(lot.lotNumber, lot.expiryDate ? formatDate(lot.expiryDate) : '')] : []),
        ...(lot.bucket === 'quarantine' ? [disposalText.quarantine] : []),
        disposalText.available(formatUnits(lot.quantity, lot.units)),
      ].join(' · '),
      lot,
    }))
  }
  async function takeExpired() {
    try {
      const lots = await call(disposalRoutes.candidates, { query: { branchId, expired: 'true', limit: mostLots } })
      setRefusal(lots.length === 0 ? disposalText.noExpired : null)
      setState(before => ({ ...before, lines: withLots(before.lines, lots) }))
    } catch (error) {
      setRefusal(error instanceof ApiError ? error.message : disposalText.noAnswer)
    }
  }
  return (
    <DetailPage
      title={title}
      crumbs={[{ label: disposalText.title, to: '/products/disposal' }]}
      meta={stored && <StatusBadge status={stored.status} />}
      actions={
        <>
          {stored && <Button onClick={() => setCancelling(true)}>{disposalText.cancel}</Button>}
          <Button keyHint="Ctrl+S" onClick={() => save('DRAFT')} disabled={busy}>
            {disposalText.saveDraft}
          </Button>
          <Button variant="primary" keyHint="F9" onClick={() => save('SUCCEED')} busy={busy}>
            {disposalText.complete}
          </Button>
        </>
      }
      side={
        <>
          <Card>
            <div className="grid gap-3">
              <Field label={disposalText.reason}>
                <Select value={state.reason} options={reasons} onChange={reason => patch({ reason })} />
              </Field>
              <Field label={disposalText.method} hint={disposalText.methodHint}>
                <Textarea
                  rows={2}
                  maxLength={300}
                  value={state.method}
                  onChange={event => patch({ method: event.target.value })}
                />
              </Field>
              <Field label={disposalText.place}>
                <TextInput
                  maxLength={200}
                  value={state.place}
                  onChange={event => patch({ place: event.target.value })}
                />
              </Field>
              <Field label={disposalText.disposedOn} error={issues.find(({ path }) => path === 'disposedOn')?.message}>
                <DateInput today={today} value={state.disposedOn} onChange={disposedOn => patch({ disposedOn })} />
              </Field>
              <Field label={disposalText.witnesses} group>
                <WitnessList witnesses={state.witnesses} onChange={witnesses => patch({ witnesses })} />
              </Field>
              <Field label={disposalText.note}>
                <TextInput maxLength={500} value={state.note} onChange={event => patch({ note: event.target.value })} />
              </Field>
            </div>
          </Card>
          {worth !== null && kept.length > 0 && (
            <Card>
              <dl>
                <FigureRow label={disposalText.total}>
                  <Money amount={worth} className="font-bold text-20" />
                </FigureRow>
              </dl>
            </Card>
          )}
        </>
      }
    >
      {refusal && (
        <Note tone="danger" alert>
          {refusal}
        </Note>
      )}
      {remark && state.lines.length === 0 && <Note>{remark}</Note>}
      <Combobox
        label={disposalText.findLot}
        placeholder={disposalText.findLot}
        value={null}
        options={findLots}
        onChange={option => option && patch({ lines: withLots(state.lines, [option.lot]) })}
      />
      <Card
        title={disposalText.lines}
        padded={false}
        actions={
          <Button size="sm" onClick={() => void takeExpired()}>
            {disposalText.takeExpired}
          </Button>
        }
      >
        {state.lines.length > 0 ? (
          <DisposalLines
            lines={state.lines}
            onChange={line => patch({ lines: state.lines.map(one => (one.key === line.key ? line : one)) })}
            onRemove={line => patch({ lines: state.lines.filter(one => one.key !== line.key) })}
          />
        ) : (
          <EmptyState title={disposalText.emptyLines}>{disposalText.emptyLinesHint}</EmptyState>
        )}
      </Card>
      {cancelling && stored && <CancelDisposal document={stored} onClose={() => setCancelling(false)} />}
    </DetailPage>
  )
}
