import { refersTo } from '../../reference.ts'

export const climateReferences = refersTo({
  branch: {
    'storage_place.branch_id': { word: 'nơi bảo quản' },
    'climate_reading.branch_id': 'kept',
  },
})
