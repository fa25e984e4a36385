import Upload from 'lucide-react/icons/upload'
import { useRef } from 'react'
import { excelText } from '../../text/product/excel.ts'
import { Button } from '../../ui/button/button.tsx'
import { DropZone } from '../../ui/field/drop-zone.tsx'

type FileDropProps = { name: string | null; busy: boolean; onPick: (file: File) => void }

/** Picks a file, or takes one that is dropped on it. */
export function FileDrop({ name, busy, onPick }: FileDropProps) {
  const input = useRef<HTMLInputElement>(null)
  function take(file: File | undefined) {
    if (file && !busy) onPick(file)
    // The same file again, changed meanwhile, is a new choice.
    if (input.current) input.current.value = ''
  }
  return (
    <DropZone className="flex-wrap p-3" onFile={take}>
      {() => (
        <>
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
        </>
      )}
    </DropZone>
  )
}
