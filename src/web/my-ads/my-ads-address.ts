export const MY_ADS = '/seller/seller-profile';
/** Where the forms of the list go: `index` means the list itself and not the area round it. */
export const MY_ADS_FORMS = `${MY_ADS}?index`;
