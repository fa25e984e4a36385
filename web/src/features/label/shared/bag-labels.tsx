import type { Bill } from '@quay/contract/bill/shapes'
import { type BaggedItem, fillBags } from '@quay/domain/label/fill-bags'
import { labelPapers } from '@quay/domain/label/label-papers'
import { formatNumber } from '@quay/domain/text/format-number'
import Printer from 'lucide-react/icons/printer'
import { useState } from 'react'
import { usePaper } from '../../../document/use-paper.ts'
import { printLabels } from '../../../print/print-labels.ts'
import { bagText } from '../../../text/till/bag.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Select } from '../../../ui/choice/select.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { NumberInput } from '../../../ui/field/number-input.tsx'
import { TextInput } from '../../../ui/field/text-input.tsx'
import { PrintArea } from '../../../ui/paper/print-area.tsx'
import { Dialog } from '../../../ui/window/dialog.tsx'
import { BagPages } from '../bag-pages.tsx'
import { setLabelPaper } from '../label-paper-size.ts'
import { bagRows } from '../label-rows-of.ts'
import { keepShift, readShift } from '../label-shift.ts'

const bagPaper = 'bag-70x50'
/** What is too small to hold a name, its directions and a lot. */
const leastHeight = 29
const papers = labelPapers.filter(paper => paper.label.height >= leastHeight)

/** Prints a label for each bag of the liều of a bill, true to the millimetre. */
export default function BagLabels({ bill, onClose }: { bill: Bill; onClose: () => void }) {
  const [paperId, setPaperId] = useState(bagPaper)
  const [shift, setShift] = useState(() => readShift(bagPaper))
  const [patient, setPatient] = useState(bill.customerName ?? '')
  const [dose, setDose] = useState('')
  const sheet = usePaper<'all'>()
  const paper = papers.find(({ id }) => id === paperId) ?? papers[0]!
  const items = bill.items.flatMap(baggedOf)
  const doses = [...new Map(items.map(item => [String(item.group), item.doseName]))]
  const bags = fillBags(items.filter(item => dose === '' || String(item.group) === dose))
  const pages = Math.ceil(bags.length / (paper.columns * paper.rows))
  const { storeName, phone } = bill.issuer
  const head = { storeName, phone, patient: patient.trim(), day: bill.businessDay }

  function choosePaper(id: string) {
    setPaperId(id)
    setShift(readShift(id))
  }
  function move(change: Partial<typeof shift>) {
    const next = { ...shift, ...change }
    setShift(next)
    keepShift(paper.id, next)
  }
  async function print() {
    const rows = bags.map(bag => bagRows(bag, head))
    if (await printLabels(rows, paper, shift).catch(() => false)) return
    setLabelPaper(paper)
    sheet.print('all')
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
              onChange={choosePaper}
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
          <BagPages paper={paper} bags={bags.slice(0, 1)} head={head} shift={{ x: 0, y: 0 }} />
        </section>
      </div>
      {sheet.printing && (
        <PrintArea className="[page:label]">
          <BagPages paper={paper} bags={bags} head={head} shift={shift} />
        </PrintArea>
      )}
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
