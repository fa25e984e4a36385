import { transferRoutes } from '@quay/contract/stock-transfer/routes'
import { useRoute } from '../../api/use-route.ts'
import { DraftText } from '../../document/draft-text.tsx'
import type { Problem } from '../../document/problem.ts'
import { transferText } from '../../text/stock/transfer.ts'
import { Checkbox } from '../../ui/choice/checkbox.tsx'
import { Select } from '../../ui/choice/select.tsx'
import { Field } from '../../ui/field/field.tsx'
import type { TransferDraft } from './editor-state.ts'

type TransferHeadProps = {
  draft: TransferDraft
  problem: Problem | null
  isSending: boolean
  /** The branches reckon with each other. */
  isPriced: boolean
  onPriced: (isPriced: boolean) => void
  onChange: (patch: Partial<TransferDraft>) => void
}

/** From where to where, who carries it, whether the branches reckon with each other. */
export function TransferHead({ draft, problem, isSending, isPriced, onPriced, onChange }: TransferHeadProps) {
  const branches = useRoute(transferRoutes.branches, {})
  const sends = draft.origin === 'SEND'
  const [own, other] = sends ? [draft.branchId, draft.targetBranchId] : [draft.targetBranchId, draft.branchId]
  const others = (branches.data ?? []).filter(branch => branch.id !== own)
  return (
    <>
      <div data-path="targetBranchId">
        <Field label={sends ? transferText.to : transferText.from} required>
          <Select
            value={other === '' ? null : other}
            placeholder={transferText.chooseBranch}
            disabled={!sends && draft.version !== null}
            options={others.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={id => onChange(sends ? { targetBranchId: id } : { branchId: id })}
          />
        </Field>
      </div>
      <p className="text-12 text-ink-2">
        {sends ? transferText.from : transferText.to}:{' '}
        <b className="font-semibold">{branches.data?.find(branch => branch.id === own)?.name}</b>
      </p>
      <DraftText {...{ draft, problem, onChange }} name="carrier" label={transferText.carrier} maxLength={100} />
      {isSending && (
        <Checkbox checked={isPriced} onChange={event => onPriced(event.target.checked)}>
          {transferText.withPrices}
        </Checkbox>
      )}
      <DraftText {...{ draft, problem, onChange }} name="note" label={transferText.note} maxLength={500} rows={2} />
    </>
  )
}
