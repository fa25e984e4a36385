import type { Branch } from '@quay/contract/branch/shapes'
import type { PrintStore } from '@quay/contract/print-template/branch-print'
import { type KeptTemplate, printTemplateRoutes } from '@quay/contract/print-template/routes'
import {
  isLabel,
  type PrintBlock,
  type PrintKind,
  type PrintTemplate,
  papersOf,
  printTemplate,
} from '@quay/contract/print-template/template'
import { isAllowed } from '@quay/contract/right/permission'
import { labelPaperOf } from '@quay/domain/label/label-papers'
import { labelRows } from '@quay/domain/print/label-content'
import { ordinaryTemplate } from '@quay/domain/print/ordinary-template'
import Plus from 'lucide-react/icons/plus'
import Printer from 'lucide-react/icons/printer'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { useMemo, useState } from 'react'
import type { ApiError } from '../../api/api-error.ts'
import { useProfile, useSession } from '../../api/session/session.ts'
import { useAction } from '../../api/use-action.ts'
import type { Printed } from '../../print/print-job.ts'
import { printStickers } from '../../print/print-stickers.ts'
import { print } from '../../print/printing.ts'
import { templateText as words } from '../../text/kit/print-template.ts'
import { Button } from '../../ui/button/button.tsx'
import { Checkbox } from '../../ui/choice/checkbox.tsx'
import { Segmented } from '../../ui/choice/segmented.tsx'
import { Select } from '../../ui/choice/select.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Refusal } from '../../ui/mark/refusal.tsx'
import { Card } from '../../ui/page/card.tsx'
import { confirm } from '../../ui/window/confirm.ts'
import { useUnsavedGuard } from '../../ui/window/use-unsaved-guard.ts'
import { readShift } from '../label/shared/label-shift.ts'
import { BlockRow } from './block-row.tsx'
import { LabelPreview, PaperPreview } from './paper-preview.tsx'
import { type SampleName, sampleOf, samplesOf } from './sample-documents.ts'
import { useLastBill } from './use-last-bill.ts'

type TemplateBlocksProps = {
  branch: Branch
  /** Whose template it is; null is the store's. */
  branchId: string | null
  kind: PrintKind
  own: KeptTemplate | null
  /** The store's, which holds where the branch has none. */
  general: PrintTemplate | null
  store: PrintStore
}

/** The blocks of a kind of paper, beside a paper that follows each change. */
export function TemplateBlocks({ branch, branchId, kind, own, general, store }: TemplateBlocksProps) {
  const { rights } = useSession()
  const { store: profileStore } = useProfile()
  const start = own?.template ?? general ?? ordinaryTemplate(kind)
  const [template, setTemplate] = useState(start)
  const [problem, setProblem] = useState<string | null>(null)
  const [sample, setSample] = useState<SampleName>(samplesOf[kind][0]!)
  const last = useLastBill(branch.id)
  const isDirty = JSON.stringify(template) !== JSON.stringify(start)
  useUnsavedGuard(isDirty)
  const update = useAction(printTemplateRoutes.save, {
    showError: (error: ApiError) => {
      setProblem(error.issues[0]?.message ?? error.message)
      return true
    },
  })
  const mayEdit = isAllowed(rights, { model: 'branch', action: 'update' })
  const set = (patch: Partial<PrintTemplate>) => setTemplate({ ...template, ...patch })
  const shown = useMemo(() => {
    const { document, copy = 0 } = sampleOf(sample, { branch, storeName: profileStore.name, last })
    if (document.kind === 'bag' || document.kind === 'parcel') return { rows: labelRows(document, template) }
    const printed: Printed = {
      document,
      template,
      store,
      setting: {
        issuer: {
          storeName: profileStore.name,
          branchName: branch.name,
          address: branch.address,
          phone: branch.phone,
          taxCode: null,
        },
        timeZone: branch.timeZone,
        origin: window.location.origin,
        copy,
      },
    }
    return { printed }
  }, [sample, template, store, branch, profileStore.name, last])

  function change(place: number, block: PrintBlock) {
    set({ blocks: template.blocks.map((one, at) => (at === place ? block : one)) })
  }
  function move(place: number, by: -1 | 1) {
    const blocks = [...template.blocks]
    const [block] = blocks.splice(place, 1)
    blocks.splice(place + by, 0, block!)
    set({ blocks })
  }
  function add(type: 'text' | 'rule' | 'space') {
    const block: PrintBlock = type === 'text' ? { type, on: true, text: '' } : { type, on: true }
    set({ blocks: [...template.blocks, block] })
  }
  function save(next: PrintTemplate | null) {
    setProblem(null)
    const checked = next && printTemplate.safeParse(next)
    if (checked && !checked.success) return setProblem(checked.error.issues[0]?.message ?? null)
    update.mutate({ body: { branchId, kind, version: own?.version ?? 0, template: next } })
  }
  async function tryOut() {
    if (shown.printed) return print({ ...shown.printed, name: words.kinds[kind] })
    if (!isLabel(template.paper)) return
    const paper = labelPaperOf(template.paper)
    await printStickers([shown.rows], paper, readShift(paper.id))
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
          save(template)
        }}
      >
        <Card title={words.kinds[kind]}>
          <div className="grid gap-4">
            <Refusal>{problem}</Refusal>
            <div className="flex flex-wrap gap-6">
              <Field label={words.paper} group>
                <Segmented
                  label={words.paper}
                  value={template.paper}
                  onChange={paper => set({ paper })}
                  options={papersOf[kind].map(paper => ({ value: paper, label: words.papers[paper] }))}
                />
              </Field>
              <Field label={words.copies} group>
                <Segmented
                  label={words.copies}
                  value={template.copies}
                  onChange={copies => set({ copies })}
                  options={[1, 2, 3].map(copies => ({ value: copies, label: String(copies) }))}
                />
              </Field>
            </div>
            {kind === 'bill' && (
              <Checkbox checked={template.autoPrint} onChange={event => set({ autoPrint: event.target.checked })}>
                {words.autoPrint}
              </Checkbox>
            )}
            <Field label={words.blocks} group>
              <ul aria-label={words.blocks}>
                {template.blocks.map((block, place) => (
                  <BlockRow
                    // biome-ignore lint/suspicious/noArrayIndexKey: a block has no identity but its place
                    key={`${block.type} ${place}`}
                    kind={kind}
                    block={block}
                    store={store}
                    isFirst={place === 0}
                    isLast={place === template.blocks.length - 1}
                    onChange={next => change(place, next)}
                    onMove={by => move(place, by)}
                    onRemove={() => set({ blocks: template.blocks.filter((_, at) => at !== place) })}
                  />
                ))}
              </ul>
            </Field>
            <fieldset aria-label={words.add} className="flex flex-wrap gap-2">
              {(['text', 'rule', 'space'] as const).map(type => (
                <Button key={type} size="sm" icon={<Plus />} onClick={() => add(type)}>
                  {words.addable[type]}
                </Button>
              ))}
            </fieldset>
            <div className="flex flex-wrap gap-2">
              {mayEdit && (
                <Button type="submit" variant="primary" busy={update.isPending} disabled={!isDirty}>
                  {words.save}
                </Button>
              )}
              <Button icon={<Printer />} onClick={() => void tryOut()}>
                {words.print}
              </Button>
              {mayEdit && own && (
                <Button icon={<RotateCcw />} onClick={() => void reset()}>
                  {words.reset}
                </Button>
              )}
            </div>
          </div>
        </Card>
      </form>
      <section
        aria-label={words.preview}
        className="grid max-w-full justify-items-center gap-2 overflow-x-auto md:sticky md:top-0"
      >
        {samplesOf[kind].length > 1 && (
          <Field label={words.sample}>
            <Select
              value={sample}
              options={samplesOf[kind].map(value => ({ value, label: words.samples[value] }))}
              onChange={setSample}
            />
          </Field>
        )}
        {shown.printed && <PaperPreview printed={shown.printed} />}
        {shown.rows && isLabel(template.paper) && <LabelPreview rows={shown.rows} paper={template.paper} />}
      </section>
    </div>
  )
}
