import { Tooltip as Base } from '@base-ui/react/tooltip'
import type { ReactElement } from 'react'
import { kitText } from '../text/kit.ts'
import { Kbd } from './kbd.tsx'

type Payload = { text: string; keyHint?: string | undefined }

// One popup serves every trigger of the application: a trigger by itself then costs next to nothing.
const shared = Base.createHandle<Payload>()

/** Shows `text` (and the key) when its child is pointed at or focused. The child must have a name of its own. */
export function Tooltip({ text, keyHint, children }: Payload & { children: ReactElement }) {
  return <Base.Trigger handle={shared} payload={{ text, keyHint }} render={children} />
}

/** The popup that all tooltips share. Mounted once, by KitProvider. */
export function TooltipLayer() {
  return (
    <Base.Root handle={shared}>
      {({ payload }) => (
        <Base.Portal role="region" aria-label={kitText.tooltip}>
          <Base.Positioner sideOffset={6} className="z-tip">
            <Base.Popup className="flex max-w-72 items-center gap-2 rounded-1 bg-tip px-2 py-1 text-12 text-on-tip">
              {payload?.text}
              {payload?.keyHint && <Kbd inherit>{payload.keyHint}</Kbd>}
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      )}
    </Base.Root>
  )
}
