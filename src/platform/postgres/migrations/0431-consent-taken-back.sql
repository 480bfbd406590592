-- The seller took our rights at the payment provider back, and money that went back there without us.
alter type sale_end add value 'consent';
alter type sale_end add value 'given-back';
