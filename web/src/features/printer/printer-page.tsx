import { printRoads, type TillPrint } from '@quay/contract/device/till-print'
import { printerRoutes } from '@quay/contract/printer/routes'
import type { Printer } from '@quay/contract/printer/shapes'
import type { PrinterTraits } from '@quay/contract/printer/traits'
import { isAllowed } from '@quay/contract/right/permission'
import PrinterIcon from 'lucide-react/icons/printer'
import { useRef, useState } from 'react'
import { ownTill } from '../../api/session/own-till.ts'
import { useBranchId, useSession } from '../../api/session/session.ts'
import { useAction } from '../../api/use-action.ts'
import { useRoute } from '../../api/use-route.ts'
import type { JobFault } from '../../print/print-job.ts'
import { forgetPrinters } from '../../print/printer/reached-printers.ts'
import { askForSerial, serialHandleOf, serialOf } from '../../print/printer/serial-line.ts'
import { askForUsb, handleOf, usbOf } from '../../print/printer/usb-line.ts'
import { keepHandle, keepTillPrinting, serialHandle, tillPrinting, usbHandle } from '../../print/till-printing.ts'
import { printerText as words } from '../../text/kit/printer.ts'
import { printingText } from '../../text/kit/printing.ts'
import { Button } from '../../ui/button/button.tsx'
import { Checkbox } from '../../ui/choice/checkbox.tsx'
import { Select } from '../../ui/choice/select.tsx'
import { Field } from '../../ui/field/field.tsx'
import { NumberInput } from '../../ui/field/number-input.tsx'
import { Note } from '../../ui/mark/note.tsx'
import { Card } from '../../ui/page/card.tsx'
import { DetailPage } from '../../ui/page/detail-page.tsx'
import { toast } from '../../ui/popup/toast.ts'
import { printTestPage } from './print-test-page.ts'
import { PrinterSheet } from './printer-sheet.tsx'
import { TestQuestions } from './test-questions.tsx'
import { TraitFields } from './trait-fields.tsx'

const usualBaudRate = 9_600

/** How this till prints: the road, its printer, the test page with its questions, and the answers kept. */
export default function PrinterPage() {
  const { rights } = useSession()
  const branchId = useBranchId()
  const till = ownTill()
  const mayEnter = isAllowed(rights, printerRoutes.create.permission)
  const [print, setPrint] = useState<TillPrint>(tillPrinting)
  const [usb, setUsb] = useState(usbHandle)
  const [serial, setSerial] = useState(serialHandle)
  const [editing, setEditing] = useState<Printer | 'new' | null>(null)
  const [outcome, setOutcome] = useState<'sent' | JobFault | null>(null)
  const [isBusy, setBusy] = useState(false)
  const printers = useRoute(printerRoutes.list, { query: { branchId } }, { keepPrevious: false })
  const all = printers.data ?? []
  const receiptPrinters = all.filter(({ language }) => language !== 'tspl')
  const chosen = all.find(({ id }) => id === print.printerId) ?? null
  const printer = print.road === 'server' ? chosen : null
  const traits: PrinterTraits = printer ?? print
  const update = useAction(printerRoutes.update, { onDone: () => forgetPrinters() })
  const learning = useRef(Promise.resolve(0))
  const set = (patch: Partial<TillPrint>) => setPrint({ ...print, ...patch })

  /** What a printer can do stands in its own row where the server reaches it, else with the till. One answer is kept after the other. */
  function learn(patch: Partial<PrinterTraits>) {
    if (!printer) return set(patch)
    if (!mayEnter) return
    const { id, version: seen } = printer
    learning.current = learning.current
      .then(version => update.mutateAsync({ params: { id }, body: { version: Math.max(version, seen), ...patch } }))
      .then(
        kept => kept.version,
        () => 0,
      )
  }
  async function test() {
    setBusy(true)
    const made = await printTestPage(print, printer, printer?.name ?? till?.name ?? words.title)
    setBusy(false)
    setOutcome(made.done ? 'sent' : made.fault)
  }
  async function save() {
    setBusy(true)
    try {
      await keepTillPrinting(print)
      toast.success(words.saved)
    } catch (error) {
      toast.error(error instanceof Error ? error.message : String(error))
    } finally {
      setBusy(false)
    }
  }
  async function chooseUsb() {
    const device = await askForUsb(usbOf()!)
    if (!device) return
    const handle = handleOf(device)
    keepHandle({ usb: handle })
    setUsb(handle)
  }
  async function chooseSerial() {
    const port = await askForSerial(serialOf()!)
    if (!port) return
    const handle = serialHandleOf(port, serial?.baudRate ?? usualBaudRate)
    keepHandle({ serial: handle })
    setSerial(handle)
  }
  const has = { page: true, server: true, usb: usbOf() !== null, serial: serialOf() !== null }
  const canTest =
    print.road === 'server'
      ? printer !== null
      : print.road === 'usb'
        ? usb !== null
        : print.road === 'serial'
          ? serial !== null
          : true
  return (
    <DetailPage title={words.title} crumbs={[{ label: words.crumb, to: '/settings/device' }]}>
      <div className="grid max-w-[720px] gap-4">
        <p className="text-ink-2">{words.intro}</p>
        <Card title={words.road}>
          <fieldset className="grid gap-3">
            <legend className="sr-only">{words.road}</legend>
            {printRoads.map(road => (
              <label key={road} className="grid cursor-pointer grid-cols-[auto_1fr] gap-x-2">
                <input
                  type="radio"
                  name="road"
                  className="mt-1"
                  checked={print.road === road}
                  disabled={!has[road]}
                  onChange={() => {
                    set({ road })
                    setOutcome(null)
                  }}
                />
                <span className="font-medium">{words.roads[road]}</span>
                <span className="col-start-2 text-12 text-ink-3">
                  {has[road] ? words.roadHints[road] : words.notHere}
                </span>
              </label>
            ))}
          </fieldset>
        </Card>
        <Card title={words.roads[print.road]}>
          <div className="grid gap-3">
            {print.road === 'page' && (
              <>
                <Checkbox checked={print.isSilent} onChange={event => set({ isSilent: event.target.checked })}>
                  {words.silent}
                </Checkbox>
                <p className="text-12 text-ink-3">{words.silentHint}</p>
              </>
            )}
            {print.road === 'server' && (
              <>
                {receiptPrinters.length > 0 ? (
                  <Field label={words.printer}>
                    <Select
                      value={print.printerId}
                      options={receiptPrinters.map(one => ({ value: one.id, label: one.name, detail: one.address }))}
                      onChange={printerId => set({ printerId })}
                    />
                  </Field>
                ) : (
                  <Note>{words.noPrinter}</Note>
                )}
                {mayEnter && (
                  <div className="flex flex-wrap gap-2">
                    <Button onClick={() => setEditing('new')}>{words.add}</Button>
                    {chosen && <Button onClick={() => setEditing(chosen)}>{words.edit}</Button>}
                  </div>
                )}
              </>
            )}
            {print.road === 'usb' && (
              <>
                <p>{usb ? words.chosen : words.notChosen}</p>
                <Button onClick={() => void chooseUsb()}>{words.chooseUsb}</Button>
              </>
            )}
            {print.road === 'serial' && (
              <>
                <p>{serial ? words.chosen : words.notChosen}</p>
                <Field label={words.baudRate}>
                  <NumberInput
                    min={1_200}
                    max={921_600}
                    value={serial?.baudRate ?? usualBaudRate}
                    onChange={baudRate => {
                      if (!serial || !baudRate) return
                      const handle = { ...serial, baudRate }
                      keepHandle({ serial: handle })
                      setSerial(handle)
                    }}
                  />
                </Field>
                <Button onClick={() => void chooseSerial()}>{words.chooseSerial}</Button>
              </>
            )}
            {(print.road === 'usb' || print.road === 'serial') && <TraitFields traits={print} onChange={set} />}
          </div>
        </Card>
        <Card title={words.test}>
          <div className="grid gap-3">
            <Button icon={<PrinterIcon />} busy={isBusy} disabled={!canTest} onClick={() => void test()}>
              {words.test}
            </Button>
            {outcome === 'sent' && (
              <TestQuestions
                road={print.road}
                traits={traits}
                onLearn={learn}
                onSilent={isSilent => set({ isSilent })}
              />
            )}
            {outcome && outcome !== 'sent' && (
              <Note tone="warning">{printingText.faults[outcome](printer?.name ?? '')}</Note>
            )}
          </div>
        </Card>
        <Card title={words.labels}>
          <Select
            label={words.labels}
            value={print.labelPrinterId ?? ''}
            options={[
              { value: '', label: words.labelsPage },
              ...all
                .filter(({ language }) => language === 'tspl')
                .map(one => ({ value: one.id, label: one.name, detail: one.address })),
            ]}
            onChange={id => set({ labelPrinterId: id || null })}
          />
        </Card>
        <div className="grid gap-2">
          <p className="text-12 text-ink-3">
            {till ? (mayEnter ? words.ofTill(till.name) : words.needsRight) : words.ofBrowser}
          </p>
          <Button variant="primary" busy={isBusy} disabled={till !== null && !mayEnter} onClick={() => void save()}>
            {words.save}
          </Button>
        </div>
      </div>
      {editing && (
        <PrinterSheet
          printer={editing === 'new' ? null : editing}
          branchId={branchId}
          onSaved={saved => {
            forgetPrinters()
            if (saved.language === 'tspl') set({ labelPrinterId: saved.id })
            else set({ printerId: saved.id })
          }}
          onClose={() => setEditing(null)}
        />
      )}
    </DetailPage>
  )
}
