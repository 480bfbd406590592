-- The day on which the carrier says that a parcel was delivered, beside the moment at which somebody noted it.
alter table protected_sales add column arrived_on date;
