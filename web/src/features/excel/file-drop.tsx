import Upload from 'lucide-react/icons/upload'
import { type DragEvent, useRef, useState } from 'react'
import { excelText } from '../../text/excel.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'

type FileDropProps = { name: string | null; busy: boolean; onPick: (file: File) => void }

/** Picks a file, or takes one that is dropped on it. */
export function FileDrop({ name, busy, onPick }: FileDropProps) {
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  function take(file: File | undefined) {
    if (file && !busy) onPick(file)
    // The same file again, changed meanwhile, is a new choice.
    if (input.current) input.current.value = ''
  }
  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files[0])
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is for the mouse; the button does the same by keyboard
    <div
      className={classNames(
        'flex min-w-0 flex-wrap items-center gap-3 rounded-3 border border-dashed p-3',
        over ? 'border-accent bg-accent-soft' : 'border-line-strong',
      )}
      onDragOver={event => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Button
        variant={name ? 'default' : 'primary'}
        icon={<Upload />}
        busy={busy}
        onClick={() => input.current?.click()}
      >
        {name ? excelText.pickOther : excelText.pick}
      </Button>
      <input
        ref={input}
        type="file"
        aria-label={excelText.file}
        accept=".xlsx,.xls,.csv,.txt"
        tabIndex={-1}
        className="sr-only"
        onChange={event => take(event.target.files?.[0])}
      />
      <span className="min-w-0 flex-1 basis-60 text-ink-2">
        {busy ? excelText.uploading : name ? <b className="wrap-anywhere text-ink">{name}</b> : excelText.drop}
      </span>
    </div>
  )
}
