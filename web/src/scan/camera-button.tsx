import ScanBarcode from 'lucide-react/icons/scan-barcode'
import { cameraText } from '../text/kit/camera.ts'
import { IconButton, type IconButtonProps } from '../ui/button/icon-button.tsx'

type CameraButtonProps = Pick<IconButtonProps, 'size' | 'variant'> & {
  filming: boolean
  onChange: (filming: boolean) => void
}

/** Starts the camera that reads codes, and stops it. */
export const CameraButton = ({ filming, onChange, ...look }: CameraButtonProps) => (
  <IconButton
    {...look}
    aria-pressed={filming}
    label={filming ? cameraText.stop : cameraText.start}
    icon={<ScanBarcode />}
    onClick={() => onChange(!filming)}
  />
)
