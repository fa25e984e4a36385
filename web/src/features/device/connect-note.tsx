import { deviceText } from '../../text/device.ts'
import { printerText } from '../../text/printer.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { TextLink } from '../../ui/text-link.tsx'

/** What tills are for, and how another PC or a phone comes into the shop's network. */
export function ConnectNote() {
  return (
    <div className="mb-3 grid gap-2">
      <p className="max-w-prose text-ink-2">{deviceText.intro}</p>
      <p>
        <TextLink to="/settings/printer">{printerText.open}</TextLink>
      </p>
      <Disclosure title={deviceText.moreDevices}>
        <p className="max-w-prose text-ink-2">{deviceText.moreDevicesText}</p>
      </Disclosure>
    </div>
  )
}
