import ListFilter from 'lucide-react/icons/list-filter'
import { type ReactNode, useState } from 'react'
import { kitText } from '../../text/kit/kit.ts'
import { listText } from '../../text/kit/list.ts'
import { Button } from '../button/button.tsx'
import { Count } from '../mark/count.tsx'
import { toast } from '../popup/toast.ts'
import { usePart } from '../use-part.ts'
import { loadDialog } from '../window/windows.ts'

/** On a phone all filters of a list stand behind this one button. */
export function FilterButton({ active, children }: { active: number; children: ReactNode }) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const Dialog = usePart(open, loadDialog, () => {
    close()
    toast.warning(kitText.notHere)
  })
  return (
    <>
      <Button icon={<ListFilter />} onClick={() => setOpen(true)}>
        {listText.filters}
        {active > 0 && <Count value={active} />}
      </Button>
      {Dialog && (
        <Dialog
          open={open}
          onClose={close}
          title={listText.filters}
          actions={
            <Button variant="primary" onClick={close}>
              {listText.showResults}
            </Button>
          }
        >
          <div className="grid gap-3">{children}</div>
        </Dialog>
      )}
    </>
  )
}
