import { kitText } from '../../text/kit/kit.ts'
import { Button } from '../button/button.tsx'

type UnsavedBarProps = { onStay: () => void; onDrop: () => void }

/** Asks about unsaved changes in place, because a dialog never opens over a dialog. The safe button has the focus. */
export function UnsavedBar({ onStay, onDrop }: UnsavedBarProps) {
  return (
    <div role="alert" className="flex w-full flex-wrap items-center gap-2">
      <span className="font-medium text-warning-text">{kitText.unsavedTitle}</span>
      <Button className="ml-auto" onClick={onStay} ref={node => node?.focus()}>
        {kitText.continueEditing}
      </Button>
      <Button variant="danger" onClick={onDrop}>
        {kitText.dropChanges}
      </Button>
    </div>
  )
}
