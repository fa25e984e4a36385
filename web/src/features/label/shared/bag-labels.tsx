import type { Bill } from '@quay/contract/bill/shapes'
import { isLabel } from '@quay/contract/print-template/template'
import { type BaggedItem, fillBags } from '@quay/domain/label/fill-bags'
import { labelPaperOf, labelPapers } from '@quay/domain/label/label-papers'
import { labelRows } from '@quay/domain/print/label-content'
import { ordinaryTemplate, templateFor } from '@quay/domain/print/ordinary-template'
import { formatNumber } from '@quay/domain/text/format-number'
import Printer from 'lucide-react/icons/printer'
import { useEffect, useState } from 'react'
import { branchPrint } from '../../../print/branch-print.ts'
import { PagePaper } from '../../../print/paint-page.tsx'
import { layOutStickers, printStickers } from '../../../print/print-stickers.ts'
import { bagText } from '../../../text/till/bag.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Select } from '../../../ui/choice/select.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { NumberInput } from '../../../ui/field/number-input.tsx'
import { TextInput } from '../../../ui/field/text-input.tsx'
import { Dialog } from '../../../ui/window/dialog.tsx'
import { keepShift, readShift } from './label-shift.ts'

/** What is too small to hold a name, its directions and a lot. */
const leastHeight = 29
const papers = labelPapers.filter(paper => paper.label.height >= leastHeight)

/** Prints a label for each bag of the liều of a bill, true to the millimetre. */
export default function BagLabels({ bill, onClose }: { bill: Bill; onClose: () => void }) {
  const [template, setTemplate] = useState(() => ordinaryTemplate('bag'))
  const usual = isLabel(template.paper) ? labelPaperOf(template.paper) : papers[0]!
  const [paperId, setPaperId] = useState<string | null>(null)
  const [patient, setPatient] = useState(bill.customerName ?? '')
  const [dose, setDose] = useState('')
  const paper = papers.find(({ id }) => id === paperId) ?? usual
  const [shifts, setShifts] = useState<Readonly<Record<string, { x: number; y: number }>>>({})
  const shift = shifts[paper.id] ?? readShift(paper.id)
  const items = bill.items.flatMap(baggedOf)
  const doses = [...new Map(items.map(item => [String(item.group), item.doseName]))]
  const bags = fillBags(items.filter(item => dose === '' || String(item.group) === dose))
  const pages = Math.ceil(bags.length / (paper.columns * paper.rows))
  const { storeName, branchName, phone } = bill.issuer
  const head = {
    storeName,
    branchName,
    phone,
    sellerName: bill.sellerName,
    patient: patient.trim(),
    day: bill.businessDay,
  }
  const rows = bags.map(bag => labelRows({ kind: 'bag', bag, head }, template))

  useEffect(() => {
    let isGone = false
    void branchPrint(bill.branchId).then(({ templates }) => !isGone && setTemplate(templateFor('bag', templates)))
    return () => {
      isGone = true
    }
  }, [bill.branchId])
  function move(change: Partial<typeof shift>) {
    const next = { ...shift, ...change }
    setShifts({ ...shifts, [paper.id]: next })
    keepShift(paper.id, next)
  }
  async function print() {
    const all = rows.flatMap(one => Array<typeof one>(template.copies).fill(one))
    await printStickers(all, paper, shift)
  }
  return (
    <Dialog
      title={bagText.title}
      description={bagText.hint}
      onClose={onClose}
      actions={
        <>
          <span className="mr-auto self-center text-ink-2">
            {bagText.sum(formatNumber(bags.length), formatNumber(pages))}
          </span>
          <Button onClick={onClose}>{bagText.close}</Button>
          <Button variant="primary" icon={<Printer />} disabled={bags.length === 0} onClick={() => void print()}>
            {bagText.print}
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        <div className="grid grid-cols-2 gap-3 max-sm:grid-cols-1">
          <Field label={bagText.patient}>
            <TextInput maxLength={60} value={patient} onChange={event => setPatient(event.target.value)} />
          </Field>
          <Field label={bagText.paper}>
            <Select
              value={paper.id}
              options={papers.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={setPaperId}
            />
          </Field>
          {doses.length > 1 && (
            <Field label={bagText.dose}>
              <Select
                value={dose}
                options={[{ value: '', label: bagText.allDoses }, ...doses.map(([value, label]) => ({ value, label }))]}
                onChange={setDose}
              />
            </Field>
          )}
          <div className="grid grid-cols-2 gap-3">
            <Field label={bagText.shiftX}>
              <NumberInput value={shift.x} min={-20} max={20} onChange={x => move({ x: x ?? 0 })} />
            </Field>
            <Field label={bagText.shiftY}>
              <NumberInput value={shift.y} min={-20} max={20} onChange={y => move({ y: y ?? 0 })} />
            </Field>
          </div>
        </div>
        <section aria-label={bagText.preview} className="overflow-auto rounded-2 bg-sunken p-3" data-label-preview>
          <PagePaper paper={layOutStickers(rows.slice(0, 1), paper, { x: 0, y: 0 })} />
        </section>
      </div>
    </Dialog>
  )
}

function baggedOf({ sample, ...item }: Bill['items'][number]): BaggedItem[] {
  if (!sample) return []
  return [
    {
      group: sample.group,
      count: sample.count,
      doseName: sample.name,
      productName: item.productName,
      strength: sample.strength,
      unitName: item.unitName,
      ratio: item.ratio,
      baseQuantity: item.baseQuantity,
      directions: item.note,
      lots: item.lots,
    },
  ]
}
