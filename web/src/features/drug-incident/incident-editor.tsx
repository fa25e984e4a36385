import { drugIncidentRoutes } from '@quay/contract/drug-incident/routes'
import { type DrugIncident, incidentHours, incidentKinds } from '@quay/contract/drug-incident/shapes'
import { productRoutes } from '@quay/contract/product/routes'
import { formatDateTime } from '@quay/domain/text/format-date'
import { instantOf } from '@quay/domain/time/instant-of'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import type { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/client.ts'
import { useBranchId } from '../../api/session.ts'
import { useAction } from '../../api/use-action.ts'
import { useBusinessDay } from '../../api/use-business-day.ts'
import { useDocumentTitle } from '../../routing/use-document-title.ts'
import { useLeaveGuard } from '../../routing/use-leave-guard.ts'
import { incidentText } from '../../text/drug-incident.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Combobox } from '../../ui/combobox.tsx'
import { DateInput } from '../../ui/date-input.tsx'
import { DetailPage } from '../../ui/detail-page.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Field } from '../../ui/field.tsx'
import { focusFirstError } from '../../ui/focus-first-error.ts'
import { Note } from '../../ui/note.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { Refusal } from '../../ui/refusal.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import { TimeInput } from '../../ui/time-input.tsx'
import { UnreadableFields } from '../../ui/unreadable-fields.ts'
import { useHotkey } from '../../ui/use-hotkey.ts'
import { bodyOfIncident, type IncidentDraft, lineOf } from './editor-state.ts'
import { IncidentActions } from './incident-actions.tsx'
import { IncidentLines } from './incident-lines.tsx'
import { useBranchZone } from './use-branch-zone.ts'

const mostFound = 20
const mostLines = 50
const kinds = incidentKinds.map(value => ({ value, label: incidentText.kinds[value] }))
const crumbs = [{ label: incidentText.title, to: '/products/drug-incident' }]

type EditorProps = {
  begin: () => IncidentDraft
  /** The report that is changed; left out for a new one. */
  stored?: DrugIncident
}

/**
 * Writes a report: what is missing or was mixed up, when it was found and by whom, what was done. Ctrl+S keeps it, or goes
 * to the first field that stands against it.
 */
export function IncidentEditor({ begin, stored }: EditorProps) {
  const router = useRouter()
  const client = useQueryClient()
  const today = useBusinessDay()
  const branchId = useBranchId()
  const timeZone = useBranchZone(stored?.branchId ?? branchId)
  const [draft, setDraft] = useState(begin)
  const [clean] = useState(() => JSON.stringify(draft))
  const [asked, setAsked] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [issues, setIssues] = useState<ApiError['issues']>([])
  const root = useRef<HTMLDivElement>(null)
  const [unreadable] = useState(() => new Set<() => void>())
  const title = stored ? incidentText.documentTitle(stored.code) : incidentText.newTitle
  const isDirty = JSON.stringify(draft) !== clean
  useDocumentTitle(title)
  useLeaveGuard(isDirty)
  const patch = (change: Partial<IncidentDraft>) => setDraft(before => ({ ...before, ...change }))
  const options = {
    // Nothing is unsaved, whatever the guard still thinks.
    onDone: ({ id }: DrugIncident) =>
      router.history.replace(`/products/drug-incident/${id}`, undefined, { ignoreBlocker: true }),
    showError: (error: ApiError) => {
      setIssues(error.issues)
      setRefusal(error.code === 'invalid-input' ? (error.issues[0]?.message ?? error.message) : error.message)
      if (error.code === 'not-a-draft' || error.code === 'version-conflict') void client.invalidateQueries()
      focusFirstError(root.current)
      return true
    },
  }
  const create = useAction(drugIncidentRoutes.create, options)
  const update = useAction(drugIncidentRoutes.update, options)
  const busy = create.isPending || update.isPending

  function save() {
    if (busy) return
    setAsked(true)
    for (const tell of unreadable) tell()
    const body = unreadable.size > 0 ? null : bodyOfIncident(draft, timeZone)
    if (body === null) {
      setRefusal(draft.lines.length > 0 ? incidentText.filled : incidentText.noGoods)
      return focusFirstError(root.current)
    }
    setRefusal(null)
    setIssues([])
    if (stored) update.mutate({ params: { id: stored.id }, body: { ...body, version: stored.version } })
    else create.mutate({ body: { ...body, branchId } })
  }
  useHotkey({ id: 'incident.save', key: 'Ctrl+S', label: incidentText.save, scope: incidentText.scope }, save)

  async function findProducts(keyword: string, signal: AbortSignal) {
    const query = {
      branchId,
      keyword,
      limit: mostFound,
      ...(keyword.trim() === '' && { controlGroup: 'any' as const }),
    }
    const { items } = await call(productRoutes.list, { query }, { signal })
    return items
      .filter(product => product.type !== 3)
      .map(product => ({
        value: product.id,
        label: product.name,
        detail: [product.code, product.registrationNumber].filter(Boolean).join(' · '),
        product,
      }))
  }
  const missing = (text: string) => (asked && text.trim() === '' ? incidentText.required : undefined)
  const issueAt = (field: string) => issues.find(({ path }) => path === field)?.message
  const due =
    draft.foundDay !== null && draft.foundTime !== null
      ? Date.parse(instantOf(draft.foundDay, draft.foundTime, timeZone)) + incidentHours * 3_600_000
      : null
  const dueText = due !== null && formatDateTime(due, timeZone).slice(0, -3)
  return (
    <UnreadableFields value={unreadable}>
      <div ref={root}>
        <DetailPage
          title={title}
          crumbs={crumbs}
          actions={
            <>
              {stored && <IncidentActions document={stored} locked={isDirty} />}
              <Button variant={stored && !isDirty ? 'default' : 'primary'} keyHint="Ctrl+S" onClick={save} busy={busy}>
                {incidentText.save}
              </Button>
            </>
          }
          side={
            <Card title={incidentText.when}>
              <div className="grid gap-3">
                <div className="grid grid-cols-[minmax(0,1fr)_96px] gap-2">
                  <Field
                    label={incidentText.discoveredAt}
                    required
                    error={asked && !draft.foundDay ? incidentText.required : issueAt('discoveredAt')}
                  >
                    <DateInput
                      today={today}
                      max={today}
                      value={draft.foundDay}
                      onChange={foundDay => patch({ foundDay })}
                    />
                  </Field>
                  <Field
                    label={incidentText.time}
                    required
                    error={asked && !draft.foundTime ? incidentText.required : undefined}
                  >
                    <TimeInput value={draft.foundTime} onChange={foundTime => patch({ foundTime })} />
                  </Field>
                  <Field label={incidentText.happenedAt} error={issueAt('happenedAt')}>
                    <DateInput
                      today={today}
                      max={today}
                      value={draft.happenedDay}
                      onChange={happenedDay => patch({ happenedDay })}
                    />
                  </Field>
                  <Field label={incidentText.time}>
                    <TimeInput value={draft.happenedTime} onChange={happenedTime => patch({ happenedTime })} />
                  </Field>
                </div>
                <Field label={incidentText.discoveredBy} required error={missing(draft.discoveredBy)}>
                  <TextInput
                    maxLength={200}
                    value={draft.discoveredBy}
                    onChange={event => patch({ discoveredBy: event.target.value })}
                  />
                </Field>
                <Field label={incidentText.place}>
                  <TextInput
                    maxLength={200}
                    value={draft.place}
                    onChange={event => patch({ place: event.target.value })}
                  />
                </Field>
                <Field label={incidentText.recipient} required error={missing(draft.recipient)}>
                  <TextInput
                    maxLength={200}
                    value={draft.recipient}
                    onChange={event => patch({ recipient: event.target.value })}
                  />
                </Field>
              </div>
            </Card>
          }
        >
          <Refusal>{refusal}</Refusal>
          {due !== null && dueText !== false && (
            <Note tone={due < Date.now() ? 'danger' : 'warning'}>
              {due < Date.now() ? incidentText.late(dueText) : incidentText.deadline(dueText)}
            </Note>
          )}
          <Field
            label={incidentText.findProduct}
            labelHidden
            error={asked && draft.lines.length === 0 ? incidentText.noGoods : undefined}
          >
            <Combobox
              label={incidentText.findProduct}
              placeholder={incidentText.findProduct}
              value={null}
              options={findProducts}
              onChange={option =>
                option && draft.lines.length < mostLines && patch({ lines: [...draft.lines, lineOf(option.product)] })
              }
            />
          </Field>
          <Card title={incidentText.lines} padded={false}>
            {draft.lines.length > 0 ? (
              <IncidentLines
                lines={draft.lines}
                isAsked={asked}
                onChange={line => patch({ lines: draft.lines.map(one => (one.key === line.key ? line : one)) })}
                onRemove={line => patch({ lines: draft.lines.filter(one => one.key !== line.key) })}
              />
            ) : (
              <EmptyState title={incidentText.emptyLines}>{incidentText.emptyLinesHint}</EmptyState>
            )}
          </Card>
          <Card title={incidentText.what}>
            <div className="grid gap-3">
              <Field label={incidentText.kind} group>
                <RadioGroup value={draft.kind} options={kinds} onChange={kind => patch({ kind })} />
              </Field>
              <Field
                label={incidentText.description}
                hint={incidentText.descriptionHint}
                required
                error={missing(draft.description)}
              >
                <Textarea
                  rows={3}
                  maxLength={2000}
                  value={draft.description}
                  onChange={event => patch({ description: event.target.value })}
                />
              </Field>
              <Field label={incidentText.cause}>
                <Textarea
                  rows={2}
                  maxLength={1000}
                  value={draft.cause}
                  onChange={event => patch({ cause: event.target.value })}
                />
              </Field>
              <Field label={incidentText.handling}>
                <Textarea
                  rows={2}
                  maxLength={1000}
                  value={draft.handling}
                  onChange={event => patch({ handling: event.target.value })}
                />
              </Field>
            </div>
          </Card>
        </DetailPage>
      </div>
    </UnreadableFields>
  )
}
