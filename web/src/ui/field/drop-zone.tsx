import { type ReactNode, useState } from 'react'
import { classNames } from '../class-names.ts'

type DropZoneProps = {
  className: string
  onFile: (file: File | undefined) => void
  children: (isOver: boolean) => ReactNode
}

/** A frame on which a file can be dropped; what stands in it picks one by keyboard. */
export function DropZone({ className, onFile, children }: DropZoneProps) {
  const [isOver, setOver] = useState(false)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is for the mouse; the button does the same by keyboard
    <div
      className={classNames(
        'flex min-w-0 items-center gap-3 rounded-3 border border-dashed',
        isOver ? 'border-accent bg-accent-soft' : 'border-line-strong',
        className,
      )}
      onDragOver={event => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={event => {
        event.preventDefault()
        setOver(false)
        onFile(event.dataTransfer.files[0])
      }}
    >
      {children(isOver)}
    </div>
  )
}
