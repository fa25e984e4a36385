import { controlGroups, storageConditions } from '@quay/contract/enumeration'
import { productCareRoutes } from '@quay/contract/product-care/routes'
import type { BulkChange, RefusedRow } from '@quay/contract/product-care/shapes'
import { controlGroupText, storageText } from '@quay/domain/product/control-group'
import { formatNumber } from '@quay/domain/text/format-number'
import { useState } from 'react'
import type { ApiError } from '../../../api/api-error.ts'
import { useBranchId } from '../../../api/session/session.ts'
import { useAction } from '../../../api/use-action.ts'
import { kitText } from '../../../text/kit/kit.ts'
import { productText } from '../../../text/product/product.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Select } from '../../../ui/choice/select.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { NumberInput } from '../../../ui/field/number-input.tsx'
import { Note } from '../../../ui/mark/note.tsx'
import { Refusal } from '../../../ui/mark/refusal.tsx'
import { toast } from '../../../ui/popup/toast.ts'
import { Dialog } from '../../../ui/window/dialog.tsx'
import { ListPicker } from '../edit/list-picker.tsx'
import { GroupPicker } from '../shared/group-picker.tsx'
import type { BulkKind } from './bulk-kinds.ts'

const { bulk, fields } = productText

type BulkDialogProps = {
  kind: BulkKind
  ids: readonly string[]
  /** How many of them still have stock here: shown before they are stopped. */
  withStock: number
  onClose: () => void
  onDone: () => void
}

/**
 * Asks what to change on the ticked products and does it for all or none. Where some cannot be, it lists them with the
 * reason and offers the rest.
 */
export function BulkDialog({ kind, ids, withStock, onClose, onDone }: BulkDialogProps) {
  const branchId = useBranchId()
  const [change, setChange] = useState<BulkChange>(() => fixedChange(kind, branchId))
  const [refused, setRefused] = useState<readonly RefusedRow[]>([])
  const [problem, setProblem] = useState<string>()
  const left = ids.filter(id => !refused.some(row => row.id === id))

  function done({ changed }: { changed: number }) {
    toast.success(bulk.done(formatNumber(changed)))
    onDone()
  }
  function showError(error: ApiError): boolean {
    const rows = error.code === 'bulk-refused' ? (error.details.rows as RefusedRow[] | undefined) : undefined
    if (rows) setRefused([...refused, ...rows])
    setProblem(error.issues[0]?.message ?? error.message)
    return true
  }
  const update = useAction(productCareRoutes.bulk, { onDone: done, showError })
  const remove = useAction(productCareRoutes.bulkDelete, { onDone: done, showError })
  const busy = update.isPending || remove.isPending
  const isEmpty = kind !== 'remove' && Object.values(change).every(value => value === undefined)
  const stops = kind === 'stop' || kind === 'stopHere'

  function apply() {
    setProblem(undefined)
    if (kind === 'remove') remove.mutate({ body: { ids: left } })
    else update.mutate({ body: { ids: left, change } })
  }
  const count = formatNumber(left.length)
  return (
    <Dialog
      onClose={onClose}
      title={bulk.of(bulk[kind], formatNumber(ids.length))}
      description={kind === 'remove' ? productText.removeHint : bulk.all}
      actions={
        <>
          <Button onClick={onClose}>{kitText.cancelEdit}</Button>
          <Button
            variant={kind === 'remove' || stops ? 'danger' : 'primary'}
            busy={busy}
            disabled={isEmpty || left.length === 0}
            onClick={apply}
          >
            {refused.length > 0 ? bulk.rest(count) : bulk.apply(count)}
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        <Change kind={kind} change={change} onChange={patch => setChange({ ...change, ...patch })} />
        {stops && withStock > 0 && <Note tone="warning">{bulk.withStock(formatNumber(withStock))}</Note>}
        <Refusal>{problem}</Refusal>
        {refused.length > 0 && (
          <div>
            <p className="text-ink-2">{bulk.refused(formatNumber(refused.length))}</p>
            <ul className="max-h-48 overflow-auto">
              {refused.map(row => (
                <li key={row.id} className="flex gap-3 border-line border-b py-1.5 last:border-b-0">
                  <span className="w-24 shrink-0 truncate text-ink-3">{row.code}</span>
                  <span className="min-w-0 flex-1 truncate">{row.name}</span>
                  <span className="min-w-0 flex-1 text-ink-2">{row.reason}</span>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </Dialog>
  )
}

/** What needs no field: the deed says it all. */
function fixedChange(kind: BulkKind, branchId: string): BulkChange {
  if (kind === 'stopHere') return { isActive: 0, branchId }
  if (kind === 'startHere') return { isActive: 1, branchId }
  if (kind === 'stop') return { isActive: 0 }
  if (kind === 'start') return { isActive: 1 }
  // What a field that was not touched means: without a group, maker or shelf.
  if (kind === 'group') return { groupId: null }
  if (kind === 'manufacturer') return { manufacturer: null }
  if (kind === 'position') return { shelfPosition: null }
  return {}
}

type ChangeProps = { kind: BulkKind; change: BulkChange; onChange: (patch: BulkChange) => void }

function Change({ kind, change, onChange }: ChangeProps) {
  if (kind === 'group')
    return (
      <Field label={fields.groupId}>
        <GroupPicker value={change.groupId ?? null} onChange={groupId => onChange({ groupId })} />
      </Field>
    )
  if (kind === 'manufacturer')
    return (
      <Field label={fields.manufacturer}>
        <ListPicker
          list="manufacturers"
          value={change.manufacturer ?? ''}
          onChange={name => onChange({ manufacturer: name || null })}
        />
      </Field>
    )
  if (kind === 'position')
    return (
      <Field label={fields.shelfPosition}>
        <ListPicker
          list="positions"
          value={change.shelfPosition ?? ''}
          onChange={name => onChange({ shelfPosition: name || null })}
        />
      </Field>
    )
  if (kind === 'levels')
    return (
      <div className="grid grid-cols-2 gap-3">
        {(['minStock', 'maxStock'] as const).map(name => (
          <Field key={name} label={fields[name]} hint={fields.stockUnit}>
            <NumberInput value={change[name] ?? null} min={0} onChange={value => onChange({ [name]: value })} />
          </Field>
        ))}
      </div>
    )
  if (kind === 'flags') return <Flags change={change} onChange={onChange} />
  return null
}

const keep = { value: '' as const, label: bulk.keep }
const answers = [
  keep,
  { value: 'yes' as const, label: productText.yes },
  { value: 'no' as const, label: productText.no },
]
const controls = [
  keep,
  { value: 'none' as const, label: fields.controlGroupNone },
  ...controlGroups.map(value => ({ value, label: controlGroupText[value] })),
]
const storages = [
  keep,
  { value: 'none' as const, label: fields.storageNone },
  ...storageConditions.map(value => ({ value, label: storageText[value] })),
]

function Flags({ change, onChange }: Omit<ChangeProps, 'kind'>) {
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {(['isPrescription', 'earnsPoints', 'isSoldDirectly'] as const).map(name => (
        <Field key={name} label={fields[name]}>
          <Select
            value={change[name] === undefined ? '' : change[name] ? 'yes' : 'no'}
            options={answers}
            onChange={answer => onChange({ [name]: answer === '' ? undefined : answer === 'yes' })}
          />
        </Field>
      ))}
      <Field label={fields.controlGroup}>
        <Select
          value={change.controlGroup === undefined ? '' : (change.controlGroup ?? 'none')}
          options={controls}
          onChange={group => onChange({ controlGroup: group === '' ? undefined : group === 'none' ? null : group })}
        />
      </Field>
      <Field label={fields.storage}>
        <Select
          value={change.storage === undefined ? '' : (change.storage ?? 'none')}
          options={storages}
          onChange={storage => onChange({ storage: storage === '' ? undefined : storage === 'none' ? null : storage })}
        />
      </Field>
    </div>
  )
}
