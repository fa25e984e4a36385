import {
  ordinaryReceipt,
  type ReceiptSetting,
  type ReceiptTemplate,
  receiptPapers,
  receiptSetting,
  type StoreReceipt,
} from '@quay/contract/bill/receipt'
import { branchRoutes } from '@quay/contract/branch/routes'
import type { Branch } from '@quay/contract/branch/shapes'
import { isAllowed } from '@quay/contract/permission'
import { receiptTemplate } from '@quay/domain/receipt/receipt-template'
import Printer from 'lucide-react/icons/printer'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { type ReactNode, useState } from 'react'
import type { ApiError } from '../../api/api-error.ts'
import { useSession } from '../../api/session.ts'
import { useAction } from '../../api/use-action.ts'
import { useRoute } from '../../api/use-route.ts'
import { placeText } from '../../text/place.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { confirm } from '../../ui/confirm.ts'
import { Field } from '../../ui/field.tsx'
import { Refusal } from '../../ui/refusal.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import { useUnsavedGuard } from '../../ui/use-unsaved-guard.ts'

const { receipt: words } = placeText
const switches = ['showLogo', 'showTax', 'showLots', 'showQr', 'autoPrint'] as const
/** What the store does without is not printed, whatever the look says. */
const isUsed = (name: (typeof switches)[number], { usesVat, usesLots }: StoreReceipt) =>
  (name !== 'showTax' || usesVat) && (name !== 'showLots' || usesLots)
const ownTexts = ['header', 'returnPolicy', 'footer'] as const
/** The limit of the shortest text, for all: the others could be longer, but a roll has no room for more. */
const mostLetters = 200
const inheritedFrom = { header: 'receiptHeader', returnPolicy: 'returnPolicy', footer: 'receiptFooter' } as const

export type ReceiptEditorProps = {
  branch: Branch
  /** Draws the paper of a real bill. */
  preview: (template: ReceiptTemplate) => ReactNode
  onPrint: (template: ReceiptTemplate) => void
}

/** How receipts of a branch look, beside a receipt that follows each change. */
export function ReceiptEditor(props: ReceiptEditorProps) {
  const { branch } = props
  const { data: current } = useRoute(branchRoutes.receipt, { params: { id: branch.id } }, { keepPrevious: false })
  if (!current) return <Skeleton lines={10} />
  // After a save, or a change by another person, the form starts from the current version.
  return <Editor key={branch.version} {...props} store={current.store} />
}

function Editor({ branch, preview, onPrint, store }: ReceiptEditorProps & { store: StoreReceipt }) {
  const { rights } = useSession()
  const start = branch.receipt ?? ordinaryReceipt
  const [look, setLook] = useState<ReceiptSetting>(start)
  const [problem, setProblem] = useState<string | null>(null)
  const isDirty = JSON.stringify(look) !== JSON.stringify(start)
  useUnsavedGuard(isDirty)
  const update = useAction(branchRoutes.update, {
    showError: (error: ApiError) => {
      setProblem(error.issues[0]?.message ?? error.message)
      return true
    },
  })
  const mayEdit = isAllowed(rights, { model: 'branch', action: 'update' })
  const set = (patch: Partial<ReceiptSetting>) => setLook({ ...look, ...patch })
  const template = receiptTemplate(look, store)

  function save(receipt: ReceiptSetting | null) {
    setProblem(null)
    const checked = receipt && receiptSetting.safeParse(receipt)
    if (checked && !checked.success) return setProblem(checked.error.issues[0]?.message ?? null)
    update.mutate({ params: { id: branch.id }, body: { version: branch.version, receipt } })
  }
  async function reset() {
    const sure = await confirm({
      title: words.resetTitle,
      description: words.resetDescription,
      confirmLabel: words.reset,
    })
    if (sure) save(null)
  }
  return (
    <div className="grid items-start gap-4 md:grid-cols-[minmax(0,1fr)_auto]">
      <form
        noValidate
        onSubmit={event => {
          event.preventDefault()
          save(look)
        }}
      >
        <Card title={words.title}>
          <div className="grid gap-4">
            <Refusal>{problem}</Refusal>
            <div className="flex flex-wrap gap-6">
              <Field label={words.paper} group>
                <Segmented
                  label={words.paper}
                  value={look.paper}
                  onChange={paper => set({ paper })}
                  options={receiptPapers.map(paper => ({ value: paper, label: words.papers[paper] }))}
                />
              </Field>
              <Field label={words.copies} group>
                <Segmented
                  label={words.copies}
                  value={look.copies}
                  onChange={copies => set({ copies })}
                  options={[1, 2, 3].map(copies => ({ value: copies, label: String(copies) }))}
                />
              </Field>
            </div>
            <div className="grid gap-2">
              {switches
                .filter(name => isUsed(name, store))
                .map(name => (
                  <Checkbox key={name} checked={look[name]} onChange={event => set({ [name]: event.target.checked })}>
                    {words[name]}
                  </Checkbox>
                ))}
            </div>
            {ownTexts.map(name => (
              <OwnText
                key={name}
                label={words.fields[name]}
                value={look[name]}
                inherited={store[inheritedFrom[name]]}
                onChange={text => set({ [name]: text })}
              />
            ))}
            <div className="flex flex-wrap gap-2">
              {mayEdit && (
                <Button type="submit" variant="primary" busy={update.isPending} disabled={!isDirty}>
                  {words.save}
                </Button>
              )}
              <Button icon={<Printer />} onClick={() => onPrint(template)}>
                {words.print}
              </Button>
              {mayEdit && branch.receipt && (
                <Button icon={<RotateCcw />} onClick={() => void reset()}>
                  {words.reset}
                </Button>
              )}
            </div>
          </div>
        </Card>
      </form>
      <section aria-label={words.preview} className="grid justify-items-center gap-2 md:sticky md:top-0">
        {preview(template)}
      </section>
    </div>
  )
}

type OwnTextProps = {
  label: string
  /** Null follows the store. */
  value: string | null
  inherited: string | null
  onChange: (text: string | null) => void
}

function OwnText({ label, value, inherited, onChange }: OwnTextProps) {
  return (
    <Field label={label} group hint={value === null ? words.ownHint(inherited) : undefined}>
      <Checkbox
        aria-label={`${words.own}: ${label}`}
        checked={value !== null}
        onChange={event => onChange(event.target.checked ? (inherited ?? '') : null)}
      >
        {words.own}
      </Checkbox>
      {value !== null && (
        <Textarea
          rows={2}
          maxLength={mostLetters}
          aria-label={label}
          value={value}
          onChange={event => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
