import type { VatRate } from '@quay/contract/enumeration'
import { isAllowed } from '@quay/contract/permission'
import { taxRoutes } from '@quay/contract/tax/routes'
import { type TaxData, taxDataPatch } from '@quay/contract/tax/shapes'
import { describeVatRate } from '@quay/domain/tax/describe-vat-rate'
import { formatDate } from '@quay/domain/text/format-date'
import { useForm, useWatch } from 'react-hook-form'
import type { ApiError } from '../../api/api-error.ts'
import { formResolver } from '../../api/form-resolver.ts'
import { useSession } from '../../api/session.ts'
import { showIssues } from '../../api/show-issues.ts'
import { useAction } from '../../api/use-action.ts'
import { useVersionConflict } from '../../api/use-version-conflict.ts'
import { taxText } from '../../text/tax.ts'
import { Button } from '../../ui/button.tsx'
import { confirm } from '../../ui/confirm.ts'
import { ConflictNote } from '../../ui/conflict-note.tsx'
import { EditSheet } from '../../ui/edit-sheet.tsx'
import { Note } from '../../ui/note.tsx'
import { RateFields, type RateValues } from './rate-fields.tsx'

type Values = RateValues & { version: number }

const valuesOf = ({ version, vatRate, from, to }: TaxData): Values => ({
  version,
  vatRate: vatRate as VatRate,
  from,
  to,
})

// An emptied last day is sent as null: until further notice.
const resolver = formResolver(taxDataPatch, (values: Values) => ({
  ...values,
  from: values.from ?? undefined,
}))

/** Edits one dated rate: its rate and its days. What it is for stays. */
export function RateSheet({ rate, onClose }: { rate: TaxData; onClose: () => void }) {
  const { rights } = useSession()
  const { base, theirs, who, catches, accept } = useVersionConflict(rate)
  const current = base ?? rate
  const form = useForm({ resolver, defaultValues: valuesOf(current) })
  const values = useWatch({ control: form.control }) as Values
  const { errors, isDirty } = form.formState

  function showError(error: ApiError): boolean {
    if (!catches(error) && !showIssues(form, error)) form.setError('root', { message: error.message })
    return true
  }
  const update = useAction(taxRoutes.update, { onDone: onClose, showError })
  const remove = useAction(taxRoutes.delete, { onDone: onClose, showError })
  const save = (version: number) =>
    form.handleSubmit(async body => {
      // Shown at its field.
      await update.mutateAsync({ params: { id: rate.id }, body: { ...body, version } }).catch(() => {})
    })()
  async function askToRemove() {
    const sure = await confirm({
      title: taxText.deleteRateTitle(rate.name),
      description: `${taxText.deleteRateHint} ${taxText.pastNote}`,
      confirmLabel: taxText.deleteRate,
    })
    if (sure) remove.mutate({ params: { id: rate.id }, body: { branchId: rate.branchId } })
  }
  function change(patch: Partial<RateValues>) {
    for (const [name, value] of Object.entries(patch))
      form.setValue(name as keyof RateValues, value, { shouldDirty: true })
  }
  return (
    <EditSheet
      open
      title={taxText.editTitle(rate.name)}
      dirty={isDirty}
      busy={update.isPending}
      onClose={onClose}
      onSubmit={() => save(current.version)}
      aside={
        isAllowed(rights, { model: 'tax', action: 'delete' }) && (
          <Button busy={remove.isPending} onClick={() => void askToRemove()}>
            {taxText.deleteRate}
          </Button>
        )
      }
    >
      {theirs && (
        <ConflictNote
          who={who}
          changes={[inWords(theirs)]}
          onReload={() => {
            accept(theirs)
            form.reset(valuesOf(theirs))
          }}
          onOverwrite={() => {
            accept(theirs)
            void save(theirs.version)
          }}
        />
      )}
      {errors.root && (
        <Note tone="danger" alert>
          {errors.root.message}
        </Note>
      )}
      <RateFields value={values} onChange={change} errors={errors} />
      <p className="text-12 text-ink-3">
        {rate.branchName ?? taxText.everywhere} · {taxText.pastNote}
      </p>
    </EditSheet>
  )
}

const inWords = ({ vatRate, from, to }: TaxData) =>
  `${describeVatRate(vatRate)}: ${formatDate(from)} – ${to ? formatDate(to) : taxText.openEnd}`
